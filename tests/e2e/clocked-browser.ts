import { type ClockedPlatform, createDealer, openClockedPlatform } from '@bellwether/platform/testing'
import { launchBrowser } from '@bellwether/testing'
import type { BrowserContext } from 'playwright-core'
import { desktop } from './open-page.ts'

export interface ClockedBrowser {
  readonly platform: ClockedPlatform
  /** Of somebody who has logged in and may deal. */
  readonly context: BrowserContext
  close(): Promise<void>
}

/** A platform whose clock the test sets, and a browser on it. */
export async function openClockedBrowser(at: string): Promise<ClockedBrowser> {
  const platform = await openClockedPlatform(at)
  const { cookie } = await createDealer(platform.db)
  const [name = '', value = ''] = cookie.split('=')
  const browser = await launchBrowser()
  const context = await browser.newContext(desktop)
  await context.addCookies([{ name, value, url: platform.origin }])
  return {
    platform,
    context,
    async close() {
      await browser.close()
      await platform.close()
    },
  }
}
