import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'

/** One browser for a file, and a site of somebody else for its pages. */
export function useHostSite() {
  let browser: Browser
  let host: HostSite
  beforeAll(async () => {
    ;[browser, host] = await Promise.all([launchBrowser(), startHostSite()])
  })
  afterAll(async () => {
    await browser.close()
    await host.close()
  })
  return { browser: () => browser, host: () => host }
}
