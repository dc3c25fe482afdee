import { type ConsoleProblems, collectConsole, launchBrowser, settled } from '@bellwether/testing'
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

/** One page for a file, which goes from address to address: a fifth less work than a context for each, where what was visited before does not matter. */
export function useOnePage(options: BrowserContextOptions) {
  let browser: Browser
  let page: Page
  let watched: ConsoleProblems
  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage(options)
    watched = await collectConsole(page)
  })
  afterAll(() => browser.close())

  return async function onPage(path: string, check: (page: Page) => Promise<void>): Promise<readonly string[]> {
    const before = watched.problems().length
    if (options.viewport) await page.setViewportSize(options.viewport)
    await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' })
    await page.goto(`${inject('origin')}${path}`, { waitUntil: 'load' })
    await settled(page)
    await check(page)
    return watched.problems().slice(before)
  }
}

export const desktop: BrowserContextOptions = { viewport: { width: 1320, height: 900 } }
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const dark: BrowserContextOptions = { ...desktop, colorScheme: 'dark' }
export const narrow: BrowserContextOptions = { viewport: { width: 320, height: 700 } }
