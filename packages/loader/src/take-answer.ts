/** What the head of the page has asked for before the loader was there, each answer once. */
export function takeAnswer(url: string): Promise<Response> | undefined {
  return globalThis.bellwether?.takeAnswer?.(url)
}
