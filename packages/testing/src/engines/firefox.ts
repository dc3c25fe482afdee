import { findProgram } from '../find-program.ts'
import { type Engine, windowSize } from './engine.ts'

/** By Puppeteer over WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function launchFirefox(): Promise<Engine> {
  const { default: puppeteer } = await import('puppeteer-core')
  const executablePath = findProgram(['firefox-esr', 'firefox'], 'firefox-esr')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 120_000 })
  return {
    name: 'firefox',
    version: await browser.version(),
    async newTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(windowSize)
      const problems: string[] = []
      page.on('console', message => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(error instanceof Error ? error.message : String(error)))
      return {
        open: async url => void (await page.goto(url)),
        run: expression => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          for (const key of keys) await page.keyboard.press(key as 'Enter')
        },
        async cookies() {
          const cookies = await page.cookies()
          return cookies.map(({ name, value, secure, httpOnly = false }) => ({ name, value, secure, httpOnly }))
        },
        screenshot: () => page.screenshot(),
        problems: () => problems,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
