import { prices, securities } from '@bellwether/db'
import {
  formatChange,
  formatPercent,
  formatPrice,
  formatPriceNumber,
  getMarketCode,
  price,
  defaultServiceFlags as services,
  startOfDay,
  toIsoDate,
} from '@bellwether/domain'
import { createResearchContext, forAudience } from '@bellwether/research'
import { collectConsole } from '@bellwether/testing'
import { dayChange, dayChangePct } from '@bellwether/wire'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runTradingRound } from '../../features/trading/src/trading-runner.ts'
import { type ClockedBrowser, openClockedBrowser } from './clocked-browser.ts'
import { livePage } from './live-page.ts'

const marketCode = getMarketCode('LSE:HVL')
const research = '/market-research/LSE:HVL'
const quantity = 10
const buy = `/platform/trade?marketCode=${marketCode}&instruction=B&quantity=${quantity}&step=review`

let platform: ClockedBrowser['platform']
let context: ClockedBrowser['context']
let close: ClockedBrowser['close']

beforeEach(async () => {
  ;({ platform, context, close } = await openClockedBrowser('2026-11-16T10:00:00Z'))
}, 480_000)
afterEach(() => close())

/** What the last tick on the bus says, as every place has to show it. */
async function lastTick() {
  const tick = await platform.streaming.bus.latest(marketCode)
  if (tick === null) throw new Error('There is no tick.')
  const at = (value: number | null) => price(value ?? 0, tick.scale, tick.unit)
  return {
    price: formatPrice(at(tick.price)),
    bid: formatPriceNumber(at(tick.bid)),
    ask: formatPriceNumber(at(tick.ask)),
    previousClose: formatPrice(at(tick.previousClose)),
    change: formatChange(at(dayChange(tick))),
    percent: formatPercent(dayChangePct(tick) ?? 0, { sign: true }),
  }
}

async function inNewTab<T>(path: string, read: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage()
  try {
    await page.goto(`${platform.origin}${path}`, { waitUntil: 'domcontentloaded' })
    return await read(page)
  } finally {
    await page.close()
  }
}

const fields = (page: Page, ...names: readonly string[]) =>
  Promise.all(names.map(name => page.locator(`header[class] [data-bw-field="${name}"]`).first().innerText()))

/** What a page says of the day around the price: range and volume, sparkline, intraday chart. */
async function dayOf(page: Page) {
  const header = page.locator('header[class]')
  const label = (await page.locator('[aria-label^="Price of "]').getAttribute('aria-label')) ?? ''
  return {
    range: await header.getByText(/^Day [\d,.]+ to /).innerText(),
    trades: await header.locator('dt:text-is("Trades") + dd').innerText(),
    previousClose: await header.locator('dt:text-is("Previous close") + dd').innerText(),
    sparkline: await header.locator('[data-bw-field="sparkline"]').getAttribute('aria-label'),
    chart: / to ([\d,.]+p) on .*, (\S+) on the previous close/.exec(label)?.slice(1),
  }
}

const openDetails = (page: Page) => page.locator('header[class] summary', { hasText: 'Price details' }).first().click()

/** Header, details, sparkline and intraday chart of a page that is loaded now. */
function loadedPage() {
  return inNewTab(`${research}?range=1D`, async page => {
    const [bid, ask] = await fields(page, 'bid', 'ask')
    await openDetails(page)
    return {
      bid,
      ask,
      price: (await fields(page, 'last'))[0],
      change: (await fields(page, 'change'))[0],
      note: await page
        .locator('header[class]')
        .getByText(/^Market closed\./)
        .allInnerTexts(),
      day: await dayOf(page),
    }
  })
}

const rangeIn = (words: string) => [...words.matchAll(/[\d,.]+\d/g)].slice(0, 2).map(([text]) => toNumber(text))

const rowOf = (page: Page) => page.locator(`tr[id="watched-${marketCode}"]`)
const loadedRow = () => inNewTab('/platform/watchlists', page => rowOf(page).innerText())

const loadedTicket = () => inNewTab(buy, page => page.locator('main').innerText())

/** Every place shows the last tick: the page that is open and live, and those that are loaded now. */
async function expectOnePrice(open: Page, list: Page): Promise<void> {
  const tick = await lastTick()
  const { last } = livePage(open)
  await expect.poll(() => last.textContent()).toBe(tick.price)
  await expect.poll(() => fields(open, 'bid', 'ask')).toEqual([tick.bid, tick.ask])
  expect((await fields(open, 'change'))[0]).toContain(`${tick.change} (${tick.percent})`)

  const [page, row, ticket] = await Promise.all([loadedPage(), loadedRow(), loadedTicket()])
  expect(page).toMatchObject({ price: tick.price, bid: tick.bid, ask: tick.ask })
  expect(page.change).toContain(`${tick.change} (${tick.percent})`)
  expect(page.day).toMatchObject({
    previousClose: tick.previousClose,
    sparkline: `Today: ${tick.percent}`,
    chart: [tick.price, tick.percent],
  })
  const [low = 0, high = 0] = rangeIn(page.day.range)
  expect([low, high]).toEqual(await recordedRange())
  expect(toNumber(tick.price)).toBeGreaterThanOrEqual(low)
  expect(toNumber(tick.price)).toBeLessThanOrEqual(high)

  // An answer that came before the price was stored makes the page wait twice as long for the next.
  await vi.waitFor(async () => expect(await dayOf(open)).toEqual((await loadedPage()).day), {
    timeout: 90_000,
    interval: 1000,
  })

  for (const text of [tick.price, tick.percent]) {
    expect(row).toContain(text)
    await expect.poll(() => rowOf(list).innerText()).toContain(text)
  }
  expect(ticket).toContain(`${quantity} shares at ${tick.ask}p`)
}

/** Before anything stored has come: the live price is in its ranges, and its sparkline and chart end with it. */
async function expectPriceInDay(open: Page): Promise<void> {
  const tick = await lastTick()
  await expect.poll(() => livePage(open).last.textContent()).toBe(tick.price)
  const day = await dayOf(open)
  expect(day).toMatchObject({ sparkline: `Today: ${tick.percent}`, chart: [tick.price, tick.percent] })
  const [low = 0, high = 0] = rangeIn(day.range)
  expect(low).toBeLessThanOrEqual(toNumber(tick.price))
  expect(high).toBeGreaterThanOrEqual(toNumber(tick.price))
}

const toNumber = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

/** Lowest and highest of the bars of the session, in pence. */
async function recordedRange(): Promise<readonly number[]> {
  const { db, now } = platform
  const day = toIsoDate(now())
  const security = await securities.findByMarketCode(db, marketCode)
  const bars = await prices.intraday(db, security?.listing.id ?? 0, startOfDay(day, 'Europe/London'), now())
  return [Math.min(...bars.map(({ low }) => low)) / 100, Math.max(...bars.map(({ high }) => high)) / 100]
}

/** Where the order is, with what its page says. */
async function placeOrder(): Promise<{ readonly path: string; readonly review: string }> {
  return inNewTab(buy, async page => {
    const review = await page.locator('main').innerText()
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await page.waitForURL(/\/platform\/orders\/\d+$/)
    return { path: new URL(page.url()).pathname, review }
  })
}

const orderText = (path: string) => inNewTab(path, page => page.locator('main').innerText())

/** A round of the dealing that the site does every half minute. */
async function dealWaiting(): Promise<void> {
  const { db, app, now, streaming } = platform
  const seen = forAudience(createResearchContext({ db, services, log: app.log, hours: 'exchange', now }), 'users')
  await runTradingRound({ ...seen, latestTick: code => streaming.bus.latest(code) }, ['waiting orders'])
}

it('[RP-QUOTE-15, RP-QUOTE-16, RP-RECORD-1, RP-MARKET-4, RP-MARKET-8, RP-MARKET-10] shows one price everywhere while it moves, at the close and when the market opens again', async () => {
  const open = await context.newPage()
  const watched = await collectConsole(open)
  await open.goto(`${platform.origin}${research}?range=1D`, { waitUntil: 'load' })
  await open.getByRole('button', { name: 'Watch Harrow & Vale plc' }).first().click()
  const { toggle, says } = livePage(open)
  await toggle.click()
  await says('Live')
  await openDetails(open)
  const list = await context.newPage()
  await list.goto(`${platform.origin}/platform/watchlists`, { waitUntil: 'load' })
  await livePage(list).says('Live')

  await platform.moveTo('2026-11-16T10:01:00Z')
  await expectOnePrice(open, list)
  await platform.moveTo('2026-11-16T10:02:30Z')
  await expectPriceInDay(open)
  await expectOnePrice(open, list)
  const { ask: dealtAt } = await lastTick()
  const { path: dealt } = await placeOrder()
  expect(await orderText(dealt)).toContain(`${dealtAt}p`)

  await platform.moveTo('2026-11-16T16:29:30Z')
  await expectOnePrice(open, list)
  await platform.moveTo('2026-11-16T16:40:00Z')
  await says('On: market closed')
  await expectOnePrice(open, list)
  const closed = await lastTick()
  expect((await loadedPage()).note).toEqual(['Market closed. Opens 17 Nov 2026, 08:00:00 GMT.'])
  const { path: waiting, review } = await placeOrder()
  expect(review).toContain('The market is closed. It is expected to open on 17 Nov 2026, 08:00:00 GMT.')
  await dealWaiting()
  expect(await orderText(waiting)).toContain('Not executed yet')

  await platform.moveTo('2026-11-17T08:01:00Z')
  await platform.moveTo('2026-11-17T08:02:30Z')
  await says('Live')
  await expectOnePrice(open, list)
  const opened = await lastTick()
  expect(opened.previousClose).toBe(closed.price)
  expect((await loadedPage()).note).toEqual([])
  await dealWaiting()
  expect(await orderText(waiting)).toContain(`${opened.ask}p`)
  expect(watched.problems()).toEqual([])
}, 480_000)
