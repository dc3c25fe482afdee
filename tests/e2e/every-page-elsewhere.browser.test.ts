import { expect, it } from 'vitest'
import { describeEveryPage } from './every-page.ts'
import { dark, desktop, useBrowser } from './open-page.ts'

describeEveryPage([
  '/',
  '/market-research/LSE:HVL',
  '/market-research/LSE:NWT',
  '/market-research/FUND:B0KXTM3',
  '/market-research/LSE:BWLD',
  '/market-research/LSE:TG34',
  '/market-research/LSE:SUSP',
  '/investment/search/all?search=fund',
  '/isa/lifetime-isa',
  '/pensions/sipp',
  '/dealing-account',
  '/investment/search/investments?search=kestral',
  '/investment/screener?type=CLOSED_END_FUND&yieldFrom=x',
  '/investment/ideas/select',
  '/developers/api',
  '/developers/widgets/quote-header',
  '/developers/guides/content-security-policy',
  '/investment/ideas/favourite',
  '/market-research/LSE:NOPE',
  '/login?next=/platform/trade?marketCode=LSE:HVL',
  '/platform/watchlists',
])

const withPage = useBrowser()

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
