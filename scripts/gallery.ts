/**
 * Takes a picture of every page, wide and narrow, light and dark, into gallery/: `npm run gallery`, or of some:
 * `npm run gallery -- LSE:HVL /login`. `npm run gallery -- --readme` takes those of the README, into docs/images.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestPlatform } from '@bellwether/platform/testing'
import { launchBrowser, settled } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { takeReadmePictures } from './gallery/readme-pictures.ts'

const folder = join(import.meta.dirname, '../gallery')
const securities = [
  'LSE:HVL',
  'NYSE:CRSN',
  'LSE:NWT',
  'FUND:B0KXTM3',
  'LSE:BWLD',
  'LSE:TG34',
  'LSE:LEV3',
  'LSE:SUSP',
  'LSE:NOEL',
]
const others = [
  '/',
  '/investment/search/all?search=trust',
  '/investment/search/all?search=zzzqqq',
  '/investment/screener',
  '/investment/screener?type=FUND&chargeTo=0.5',
  '/investment/screener?yieldFrom=90&sizeFrom=abc',
  '/investment/ideas/select',
  '/investment/ideas/favourite',
  '/developers',
  '/developers/widgets',
  '/developers/widgets/top-holdings?marketCode=LSE:NWT',
  '/developers/playground',
  '/developers/guides/quick-start',
  '/developers/api',
  '/market-research/LSE:NOPE',
  '/market-research/sub/LSE:HVL/news?from=01/01/2020&to=02/01/2020',
  '/market-research/sub/LSE:HVL/costs?amount=abc&years=99',
  '/login',
  '/dealing-account',
  '/isa/stocks-shares-isa',
  '/isa/lifetime-isa',
  '/isa/junior-isa',
  '/pensions/sipp',
  '/investing-for-children/junior-sipp',
]
/** Pages of the demo investor. */
const own = [
  '/account',
  '/platform/account',
  '/platform/trade?marketCode=LSE:HVL&instruction=B&quantity=100',
  '/platform/trade?marketCode=LSE:HVL&instruction=B&quantity=1000000&step=review',
  '/platform/trade?marketCode=LSE:SUSP&instruction=B',
  '/platform/trade?marketCode=LSE:LEV3&instruction=B&quantity=1000&step=review',
  '/platform/trade?marketCode=LSE:NWT&instruction=S&quantity=100&step=review',
  '/platform/orders',
  '/platform/watchlists',
  '/platform/regularinvestments?marketCode=LSE:HVL&instruction=R&amount=100',
  '/platform/drips',
]
const looks = [1320, 390].flatMap(width => (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })))

const height = 900

const wanted = process.argv.slice(2)
const platform = await startTestPlatform()
const browser = await launchBrowser()
try {
  if (wanted.includes('--readme')) await takeReadmePictures(browser, platform.origin)
  else await takeGallery()
} finally {
  await browser.close()
  await platform.stop()
}

async function takeGallery(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const isPath = (text: string) => text.startsWith('/')
  const some = [
    ...wanted.filter(isPath),
    ...(await pagesOf(
      browser,
      wanted.filter(text => !isPath(text)),
    )),
  ]
  const paths = wanted.length > 0 ? some : [...others, ...(await pagesOf(browser, securities)), ...own]
  for (const { width, colorScheme } of looks) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme })
    const page = await context.newPage()
    for (const path of paths) {
      if (path === own[0]) await logIn(page)
      const answer = await page.goto(`${platform.origin}${path}`, { waitUntil: 'load' })
      await settled(page)
      // Previews and the editor come after the page, and frames are drawn in the window only.
      if (path.startsWith('/developers')) await showWhole(page, width)
      const file = `${path.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '') || 'home'}.${width}.${colorScheme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      await page.setViewportSize({ width, height })
      console.log(`${answer?.status()} ${file}`)
    }
    await context.close()
  }
}

/** A window as long as the page, until its frames have drawn what they show and no longer make the page longer. */
async function showWhole(page: Page, width: number): Promise<void> {
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let before = 0, now = await length(); now !== before; before = now, now = await length()) {
    await page.setViewportSize({ width, height: now })
    // A frame that comes into view loads, draws and tells the page how tall it became; nothing says when it has done so.
    await page.waitForTimeout(4000)
  }
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${platform.origin}/login`)
  await page.getByRole('button', { name: 'Log in as investor' }).click()
  await page.waitForURL(`${platform.origin}/`)
}

/** The Overview of each security and every page its sidebar leads to. */
async function pagesOf(by: Browser, codes: readonly string[]): Promise<string[]> {
  const page = await by.newPage()
  const paths = new Set<string>()
  for (const code of codes) {
    const overview = `/market-research/${code}`
    paths.add(overview)
    await page.goto(`${platform.origin}${overview}`)
    const links = await page
      .locator('details[data-bw-sidebar] a')
      .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href') ?? ''))
    for (const link of links) paths.add(link)
  }
  await page.close()
  return [...paths]
}
