import type { Browser, Page } from 'playwright-core'
import { connection, settleMs } from './measure-page.ts'

const slowdown = 4
const share = '/market-research/LSE:HVL'

export interface FirstClick {
  readonly name: string
  readonly path: string
  readonly click: (page: Page) => Promise<void>
}

/** The interactions that people begin with, each on a page that has it. */
export const firstClicks: readonly FirstClick[] = [
  { name: 'search', path: '/', click: page => page.locator('#site-search').click() },
  {
    name: 'star',
    path: share,
    click: page =>
      page
        .getByRole('button', { name: /^Watch / })
        .first()
        .click(),
  },
  {
    name: 'chart range',
    path: '/market-research/sub/LSE:HVL/charts-and-performance',
    click: page =>
      page
        .getByRole('link', { name: /^(Five years|5Y|5 years)/ })
        .first()
        .click(),
  },
  { name: 'live toggle', path: share, click: page => page.getByRole('switch').first().click() },
]

type Watched = Window & { bellwetherSlowest?: number }

/** Milliseconds from the first press on a page until the next frame shows what it did, on a processor that is slowed down. */
export async function measureFirstClick(
  browser: Browser,
  origin: string,
  { path, click }: FirstClick,
): Promise<number> {
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
    await click(page)
    await page.waitForTimeout(settleMs)
    return await page.evaluate(() => (window as Watched).bellwetherSlowest ?? 0)
  } finally {
    await context.close()
  }
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
