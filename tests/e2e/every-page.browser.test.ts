import { expectNoAxeViolations, keyboardWalk } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { dark, desktop, narrow, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const pages = [
  '/',
  '/market-research/LSE:HVL',
  '/market-research/LSE:NWT',
  '/market-research/FUND:B0KXTM3',
  '/market-research/LSE:BWLD',
  '/market-research/LSE:TG34',
  '/market-research/LSE:SUSP',
  '/market-research/sub/LSE:HVL/summary',
  '/market-research/sub/LSE:NWT/summary',
  '/market-research/sub/LSE:HVL/charts-and-performance',
  '/market-research/sub/LSE:NWT/charts-and-performance',
  '/market-research/sub/FUND:B0KXTM3/charts-and-performance?compare=INDEX:WORLD',
  '/market-research/sub/LSE:BWLD/charts-and-performance',
  '/market-research/sub/LSE:HVL/financials/summary',
  '/market-research/sub/LSE:HVL/financials/income-statement',
  '/market-research/sub/LSE:HVL/financials/balance-sheet?show=common',
  '/market-research/sub/LSE:HVL/financials/cash-flow?show=growth',
  '/market-research/sub/LSE:HVL/financials/key-ratios',
  '/market-research/sub/LSE:NWT/financials/summary',
  '/market-research/sub/LSE:NWT/financials/income-statement?period=interim',
  '/market-research/sub/LSE:NWT/financials/key-ratios',
  '/market-research/sub/LSE:HVL/dividends?holding=lots',
  '/market-research/sub/LSE:NWT/dividends',
  '/market-research/sub/LSE:HVL/company-info',
  '/market-research/sub/LSE:HVL/director-deals?show=all',
  '/market-research/sub/LSE:NWT/fund-info/director-deals',
  '/market-research/sub/LSE:HVL/news',
  '/market-research/sub/LSE:NWT/news?tab=regulatory&page=2&from=x',
  '/market-research/sub/LSE:NWT/news?q=nothing+like+this',
  '/market-research/sub/LSE:HVL/news-item/11',
  '/market-research/sub/FUND:B0KXTM3/portfolio?with=LSE:BWLD',
  '/market-research/sub/LSE:NWT/portfolio',
  '/market-research/sub/LSE:BWLD/portfolio?with=nonsense',
  '/market-research/sub/FUND:B0KXTM3/risks-and-ratings',
  '/market-research/sub/LSE:LEV3/risks-and-ratings',
  '/market-research/sub/FUND:B0KXTM3/fund-info',
  '/market-research/sub/LSE:BWLD/fund-info',
  '/market-research/sub/LSE:NWT/fund-info/trust-info',
  '/market-research/sub/LSE:LEV3/fund-info/target-market',
  '/market-research/sub/FUND:B0KXTM3/fund-info/documents',
  '/market-research/sub/LSE:NWT/fund-info/documents',
  '/market-research/sub/LSE:HVL/costs?amount=lots&years=99',
  '/market-research/sub/LSE:NWT/costs?account=ISA&amount=30000&monthly=200&years=25',
  '/investment/search/all?search=fund',
  '/isa/lifetime-isa',
  '/pensions/sipp',
  '/dealing-account',
  '/investment/search/investments?search=kestral',
  '/investment/screener?type=CLOSED_END_FUND&yieldFrom=x',
  '/investment/ideas/select',
  '/developers/api',
  '/investment/ideas/favourite',
  '/market-research/LSE:NOPE',
  '/login?next=/platform/trade?marketCode=LSE:HVL',
  '/platform/watchlists',
]

describe.each(pages)('%s', path => {
  it.each([
    ['desktop', desktop],
    ['phone', phone],
    ['dark', dark],
  ])('on %s has no console error, no policy breach and no serious axe finding', async (_name, options) => {
    const problems = await withPage(path, options, async page => {
      await page.evaluate(() => document.fonts.ready)
      await expectNoAxeViolations(page)
    })
    expect(problems.filter(problem => !/404 \(Not Found\)/.test(problem))).toEqual([])
  })

  it('does not scroll sideways at 320 px', async () => {
    await withPage(path, narrow, async page => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })

  it('can be walked by keyboard from the skip link on, with the focus in view', async () => {
    await withPage(path, desktop, async page => {
      const stops = await keyboardWalk(page, 12)
      expect(stops[0]).toMatchObject({ name: 'Skip to content', href: '#main' })
      expect(stops[1]).toMatchObject({ name: 'Bellwether', href: '/' })
      expect(stops[2]).toMatchObject({ tag: 'input', name: 'Search investments' })
      for (const stop of stops.filter(({ tag }) => tag !== 'body')) expect(stop.isFocusShown, stop.name).toBe(true)
    })
  })
})

it('is dark when the visitor prefers dark, light otherwise', async () => {
  const background = async (options: typeof desktop) => {
    let colour = ''
    await withPage('/', options, async page => {
      colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    })
    return colour
  }
  expect(await background(desktop)).toBe('rgb(251, 250, 247)')
  expect(await background(dark)).toBe('rgb(16, 21, 28)')
})
