import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from 'playwright-core'

const programs = ['chromium', 'chromium-browser', 'google-chrome']

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
  return chromium.launch({ executablePath: getChromium(), headless: true, args, ignoreDefaultArgs })
}

function getChromium(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const found = folders.flatMap(folder => programs.map(program => join(folder, program))).find(path => existsSync(path))
  if (found === undefined) {
    throw new Error(`No ${programs.join(', ')} in ${folders.join(delimiter)}; on Debian: apt-get install chromium`)
  }
  return found
}
