import type { Page } from 'playwright-core'

type IslandElement = HTMLElement & { readonly isReady?: boolean }

/** Reaches for every island of the page, waits until React has taken over all of them, and answers how many there are. */
export async function hydrateAll(page: Page, selector = 'bw-island'): Promise<number> {
  const islands = page.locator(selector)
  await islands.evaluateAll(all => {
    for (const island of all) island.dispatchEvent(new Event('pointerover'))
  })
  await page.waitForFunction(selector => {
    const all = [...document.querySelectorAll<IslandElement>(selector)]
    return all.every(({ isReady }) => isReady)
  }, selector)
  return islands.count()
}
