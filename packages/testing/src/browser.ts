import type { Browser, BrowserContext } from 'playwright-core'
import { findProgram } from './find-program.ts'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']
/** The same engine without what a browser has around it: half the processor time outside the pages. */
const shell = 'chromium-headless-shell'

// Root in a container has no sandbox to use and no GPU; the rest keeps the browser from talking to anyone but us.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium, headless, with a profile of its own that goes with it. With `keepsPages` it holds left pages for the back button. */
export async function launchBrowser(moreFlags: readonly string[] = [], { keepsPages = false } = {}): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : []
  const args = [...flags, ...moreFlags]
  // The shell does not hold pages.
  const executablePath = findProgram(keepsPages ? browsers : [shell, ...browsers], 'chromium')
  return chromium.launch({ executablePath, headless: true, args, ignoreDefaultArgs })
}

/**
 * Chromium as somebody has it who has just installed it, with an empty profile that goes with it. Contexts of `launchBrowser` are
 * private windows, in which `<link rel="preconnect">` opens no connection.
 */
export async function launchNewProfile(moreFlags: readonly string[] = []): Promise<BrowserContext> {
  const { chromium } = await import('playwright-core')
  const executablePath = findProgram(browsers, 'chromium')
  return chromium.launchPersistentContext('', { executablePath, headless: true, args: [...flags, ...moreFlags] })
}
