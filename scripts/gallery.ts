/** Takes a picture of every page, wide and narrow, light and dark, into gallery/: `npm run gallery`, or `npm run gallery -- LSE:HVL` for one security. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser, startTestPlatform } from '@bellwether/testing'
import type { Browser } from 'playwright-core'

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
const others = ['/', '/investment/search/all?search=trust', '/market-research/LSE:NOPE', '/login']
const looks = [1320, 390].flatMap(width => (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })))

const wanted = process.argv.slice(2)
const platform = await startTestPlatform()
const browser = await launchBrowser()
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const paths =
    wanted.length > 0 ? await pagesOf(browser, wanted) : [...others, ...(await pagesOf(browser, securities))]
  for (const { width, colorScheme } of looks) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    const page = await context.newPage()
    for (const path of paths) {
      const answer = await page.goto(`${platform.origin}${path}`, { waitUntil: 'load' })
      const file = `${path.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '') || 'home'}.${width}.${colorScheme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      console.log(`${answer?.status()} ${file}`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await platform.stop()
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
