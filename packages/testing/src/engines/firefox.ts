import type { ConsoleMessage } from 'puppeteer-core'
import { findProgram } from '../find-program.ts'
import { type Engine, windowSize } from './engine.ts'

const types: readonly string[] = ['debug', 'log', 'info', 'warn', 'error']

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
      const lines: (string | Promise<string>)[] = []
      page.on('console', message => {
        // Besides these it tells of console.timeStamp(), which is for the profiler.
        if (types.includes(message.type())) lines.push(toLine(message))
      })
      page.on('pageerror', error => lines.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`))
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
        lines: () => Promise.all(lines),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** An object on the console is only a handle; what it says has to be asked for. */
async function toLine(message: ConsoleMessage): Promise<string> {
  const type = message.type() === 'warn' ? 'warning' : message.type()
  const texts = message.args().map(handle => handle.evaluate(String))
  const said = await Promise.all(texts).catch(() => [message.text()])
  return `${type}: ${said.join(' ')}`
}
