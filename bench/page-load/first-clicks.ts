import type { Browser, Locator, Page } from 'playwright-core'
import { connection, settleMs } from './measure-page.ts'

const slowdown = 4
/** Between the pointer's arrival and its press. */
const reachMs = 150
const share = '/market-research/LSE:HVL'

export interface FirstClick {
  readonly name: string
  readonly path: string
  readonly find: (page: Page) => Locator
}

/** The interactions that people begin with, each on a page that has it. */
export const firstClicks: readonly FirstClick[] = [
  { name: 'search', path: '/', find: page => page.locator('#site-search') },
  { name: 'star', path: share, find: page => page.getByRole('button', { name: /^Watch / }) },
  {
    name: 'chart range',
    path: '/market-research/sub/LSE:HVL/charts-and-performance',
    find: page => page.getByRole('link', { name: /^(Five years|5Y|5 years)/ }),
  },
  { name: 'live toggle', path: share, find: page => page.getByRole('switch') },
]

type Watched = Window & { bellwetherSlowest?: number }

/** Milliseconds from the first press on a page until the next frame shows what it did, on a processor that is slowed down. */
export async function measureFirstClick(browser: Browser, origin: string, { path, find }: FirstClick): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1320, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', connection)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    await press(page, find(page).first())
    await page.waitForTimeout(settleMs)
    return await page.evaluate(() => (window as Watched).bellwetherSlowest ?? 0)
  } finally {
    await context.close()
  }
}

/** As a hand does, the pointer coming before it presses. A locator's own click runs scripts of Playwright's in the page, which would be counted. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not on the page`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(reachMs)
  await page.mouse.down()
  await page.mouse.up()
}

/** Runs in the page. Browsers report no interaction shorter than 16 ms; it counts as 0. */
function watch(): void {
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) {
        const held = window as Watched
        held.bellwetherSlowest = Math.max(held.bellwetherSlowest ?? 0, entry.duration)
      }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
