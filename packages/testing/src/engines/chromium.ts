import { launchBrowser } from '../browser.ts'
import { type Engine, windowSize } from './engine.ts'

/** By Playwright, as all other browser tests. */
export async function launchChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  return {
    name: 'chromium',
    version: browser.version(),
    async newTab() {
      const context = await browser.newContext({ viewport: windowSize })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(error.message))
      return {
        open: async url => void (await page.goto(url)),
        run: expression => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          for (const key of keys) await page.keyboard.press(key)
        },
        cookies: () => context.cookies(page.url()),
        screenshot: () => page.screenshot(),
        problems: () => problems,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
