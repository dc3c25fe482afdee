import type { Page } from 'playwright-core'

/** A page of ours lays out its blocks one by one once it has loaded; then it is as any other. A page without blocks is so at once. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(':root:not([data-bw-settled]) [data-bw-later]'))
}
