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
      const lines: string[] = []
      page.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => lines.push(`uncaught: ${error.message}`))
      return {
        open: async url => void (await page.goto(url)),
        run: expression => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          for (const key of keys) await page.keyboard.press(key)
        },
        cookies: () => context.cookies(page.url()),
        screenshot: () => page.screenshot(),
        lines: async () => lines,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
