import { formatPriceNumber, getMarketCode, price } from '@bellwether/domain'
import { collectConsole } from '@bellwether/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClockedBrowser, openClockedBrowser } from './clocked-browser.ts'
import { livePage } from './live-page.ts'

const marketCode = getMarketCode('LSE:HVL')
let platform: ClockedBrowser['platform']
let context: ClockedBrowser['context']
let close: ClockedBrowser['close']

beforeAll(async () => {
  ;({ platform, context, close } = await openClockedBrowser('2026-11-16T10:00:00Z'))
}, 480_000)
afterAll(() => close())

async function lastPrice(): Promise<string> {
  const tick = await platform.streaming.bus.latest(marketCode)
  if (tick === null) throw new Error('There is no tick.')
  return formatPriceNumber(price(tick.price, tick.scale, tick.unit))
}

it('[RP-QUOTE-17] the large chart of a day goes on while its price is live, and the cursor stays where it is', async () => {
  // A chart of today needs trades of today.
  for (const minute of ['01', '02', '03', '04']) await platform.moveTo(`2026-11-16T10:${minute}:00Z`)
  const page = await context.newPage()
  const watched = await collectConsole(page)
  await page.goto(`${platform.origin}/market-research/sub/${marketCode}/charts-and-performance?range=1D`)
  const { toggle, says } = livePage(page)
  await toggle.click()
  await says('Live')
  await page.getByRole('button', { name: 'Interactive chart' }).click()
  const chart = page.getByRole('slider', { name: /^Interactive chart of/ })
  await chart.press('Home')
  const [first, before] = [await chart.getAttribute('aria-valuetext'), await chart.getAttribute('aria-valuemax')]

  await platform.moveTo('2026-11-16T10:06:30Z')
  await expect.poll(() => chart.getAttribute('aria-valuemax'), { timeout: 90_000, interval: 1000 }).not.toBe(before)
  expect(await chart.getAttribute('aria-valuenow')).toBe('0')
  expect(await chart.getAttribute('aria-valuetext')).toBe(first)

  await expect
    .poll(
      async () => {
        await chart.press('End')
        return chart.getAttribute('aria-valuetext')
      },
      { timeout: 90_000, interval: 1000 },
    )
    .toContain(await lastPrice())
  expect(watched.problems()).toEqual([])
}, 480_000)
