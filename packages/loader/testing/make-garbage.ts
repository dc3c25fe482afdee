/** In a page: so much that WebKit clears away what nobody holds. Other browsers may wait, and do not tell. */
export async function makeGarbage(): Promise<void> {
  for (let time = 0; time < 20; time++) {
    const garbage = Array.from({ length: 100_000 }, (_, at) => ({ text: `garbage ${at}` }))
    garbage.length = 0
    await new Promise(resolve => setTimeout(resolve))
  }
}
