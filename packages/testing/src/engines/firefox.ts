import type { ConsoleMessage } from 'puppeteer-core'
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
      // An object on the console is only a handle; what it says has to be asked for.
      const note = async (message: ConsoleMessage) => {
        const at = problems.push(message.text()) - 1
        const texts = message.args().map(handle => handle.evaluate(String))
        problems[at] = (await Promise.all(texts).catch(() => [message.text()])).join(' ')
      }
      page.on('console', message => {
        if (['error', 'warn'].includes(message.type())) note(message)
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
