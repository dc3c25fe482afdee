import { collectConsole, launchBrowser, settled } from '@bellwether/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

/** One browser for a file; each page in a context of its own, watched for anything a sound page never has. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  return async function withPage(
    path: string,
    options: BrowserContextOptions,
    check: (page: Page) => Promise<void>,
  ): Promise<readonly string[]> {
    const context = await browser.newContext(options)
    try {
      const page = await context.newPage()
      const watched = await collectConsole(page)
      await page.goto(`${inject('origin')}${path}`, { waitUntil: 'load' })
      if (options.javaScriptEnabled !== false) await settled(page)
      await check(page)
      return [...watched.problems()]
    } finally {
      await context.close()
    }
  }
}

export const desktop: BrowserContextOptions = { viewport: { width: 1320, height: 900 } }
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' }
export const narrow: BrowserContextOptions = { viewport: { width: 320, height: 700 } }
