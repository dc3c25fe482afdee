import { openMarket } from '@bellwether/importer/testing'
import { collectConsole, launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../apps/site/testing/open-site.ts'
import { hydrateAll } from './hydrate-all.ts'
import { desktop } from './open-page.ts'

let app: Awaited<ReturnType<typeof openSite>>
let browser: Browser
let origin: string
let closeMarket: () => Promise<void>

beforeAll(async () => {
  const db = await openMarket()
  closeMarket = () => db.close()
  app = await openSite(db, { publicOrigin: 'http://localhost', dev: true })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await app.close()
  await closeMarket()
})

/** What React says in development, where it compares every attribute and mounts everything twice. */
async function problemsOn(path: string, use: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const context = await browser.newContext({ ...desktop, timezoneId: 'Pacific/Auckland', locale: 'de-DE' })
  const page = await context.newPage()
  const watched = await collectConsole(page)
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  await use(page)
  const problems = [...watched.problems()]
  await context.close()
  return problems
}

describe('[RP-ISLAND-1] in development, under StrictMode', () => {
  it.each([
    '/',
    '/market-research/LSE:NWT',
    '/market-research/sub/LSE:HVL/dividends',
    '/investment/screener',
    '/platform/watchlists',
  ])('%s is the same on the server and in the browser, in every attribute', async path => {
    const problems = await problemsOn(path, async page => {
      expect(await hydrateAll(page)).toBeGreaterThan(0)
    })
    expect(problems).toEqual([])
  })

  it('the chart becomes interactive, and stays so with another range', async () => {
    const problems = await problemsOn('/market-research/sub/LSE:HVL/charts-and-performance', async page => {
      await page.getByRole('button', { name: 'Interactive chart' }).click()
      await page.getByRole('slider').locator('canvas').first().waitFor()
      await page.getByRole('link', { name: 'Three years' }).click()
      await page.waitForURL(/range=3Y/)
      await page.getByRole('slider').locator('canvas').first().waitFor()
    })
    expect(problems).toEqual([])
  })
})
