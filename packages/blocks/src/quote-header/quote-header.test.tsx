import type { QuoteView, SecurityFrame } from '@bellwether/contract'
import { getIsoDate, getMarketCode, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceLine } from './price-line.tsx'
import { ProductLine } from './product-line.tsx'
import { closedQuote } from './quote.fixture.ts'
import { QuoteDetails } from './quote-details.tsx'

const textOf = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const line = (given: Partial<QuoteView>, market: SecurityFrame['market'] = null) =>
  textOf(
    renderToStaticMarkup(
      <PriceLine frame={{ headline: [], live: null, market }} quote={{ ...closedQuote, ...given }} />,
    ),
  )

it('[RP-MARKET-9] says that trading outside hours is a demonstration', () => {
  const text = 'Demonstration: simulated trading outside market hours.'
  expect(line({}, { kind: 'DEMONSTRATION', text })).toContain(text)
  expect(line({})).not.toContain('Demonstration')
})

it('shows n/a for a missing bid or ask, and neither when both are missing', () => {
  expect(line({ bidPrice: null })).toContain('Sell (bid) n/a Buy (ask) 412.80')
  expect(line({ bidPrice: null, askPrice: null })).not.toContain('Sell (bid)')
})

it('explains a crossed quote and shows no spread', () => {
  const crossed = line({ bidPrice: price(41_300, 2, 'GBX') })
  expect(crossed).toContain('The sell price is currently above the buy price')
  expect(crossed).not.toContain('Spread')
  expect(line({})).not.toContain('above the price to buy')
})

it('shows the previous close on a day without trades', () => {
  const text = line({ lastPrice: null, volume: 0 })
  expect(text).toContain('417.60p')
  expect(text).toContain('No trades today')
})

it('[RP-QUOTE-13] dates the last change of a suspended security', () => {
  const at = '2026-10-01T15:35:00Z'
  expect(line({ state: 'SUSPENDED', at })).toMatch(/%\) on 1 Oct 2026/)
  expect(line({ at })).not.toMatch(/%\) on /)
})

it('shows the day’s figures, ranges and accounts behind one line', () => {
  const html = renderToStaticMarkup(
    <QuoteDetails
      view={{
        words: null,
        asAt: getIsoDate('2026-11-13'),
        time: '14:32:07 GMT',
        figures: [
          { key: 'trades', label: 'Trades', value: { kind: 'count', count: 402 } },
          { key: 'none', label: 'Not for this type', value: { kind: 'absent', absence: 'NOT_APPLICABLE' } },
        ],
        day: { low: price(41_000, 2, 'GBX'), high: price(41_900, 2, 'GBX') },
        year: null,
        lastPrice: closedQuote.lastPrice,
        volume: 522_703,
      }}
      quote={closedQuote}
      live={null}
      wrappers={[{ wrapper: 'ISA', label: 'ISA', path: '/isa', holdable: false, reason: 'Not eligible for ISAs' }]}
    />,
  )
  expect(html).toMatch(
    /^<details[^>]*><summary[^>]*>Price details <span[^>]*>Day 410\.00 to 419\.00p, 522,703 traded, at 14:32</,
  )
  expect(textOf(html)).toMatch(/Trades 402 .*410\.00p 419\.00p .*ISA No Not eligible for ISAs\./)
  expect(textOf(html)).toContain('As at 13 Nov 2026, 14:32:07 GMT.')
  expect(html).not.toContain('Not for this type')
})

it('[RP-KIID-5] shows the risk score with its scale, and charges in per cent and pounds', () => {
  const marketCode = getMarketCode('LSE:NWT')
  const known = { risk: { score: 4, scale: 7, regime: 'KID' }, charge: 0.0107 }
  expect(textOf(renderToStaticMarkup(<ProductLine view={known} marketCode={marketCode} />))).toMatch(
    /Risk 4 of 7 .*1\.07% a year, £107 on £10,000/,
  )
  expect(
    textOf(renderToStaticMarkup(<ProductLine view={{ risk: null, charge: null }} marketCode={marketCode} />)),
  ).toMatch(/No risk score published .*not supplied/)
})
