import { findAllowance, getIsoDate, money } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CostBasis } from './cost-basis.tsx'
import { CostChart } from './cost-chart.tsx'
import { CostForm } from './cost-form.tsx'
import { CostNotices } from './cost-notices.tsx'
import { CostSummary } from './cost-summary.tsx'
import { CostTable } from './cost-table.tsx'
import { costResultView } from './cost-view.fixture.ts'
import { CostYears } from './cost-years.tsx'
import { rateText } from './rate-labels.ts'
import { yearLabels } from './year-labels.ts'

const html = (node: ReactNode) => renderToStaticMarkup(node)
const textOf = (node: ReactNode) =>
  html(node)
    .replaceAll('&lt;', '<')
    .replace(/<(?!0)[^>]*>/g, '|')
const view = costResultView()

describe('the table of costs', () => {
  const rowOf = (text: string, label: string) => text.slice(text.indexOf(label)).split('|Total|')[0] ?? ''

  it('shows every charge in pounds and per cent, with subtotals and the total', () => {
    const text = textOf(<CostTable view={view} />)
    expect(rowOf(text, 'Dealing')).toMatch(/\|£10\.00\|+0\.02%\|+£5\.00\|+0\.05%\|+£0\.00\|+0\.00%\|+£5\.00/)
    expect(text).toMatch(/Taxes and levies\|+£0\.00/)
    expect(text).toContain('|Total|')
  })

  it('[RP-COST-3] shows an unknown cost as unknown, a confirmed nil as confirmed, and says why no stamp duty is due', () => {
    const text = textOf(<CostTable view={view} />)
    expect(rowOf(text, 'Underlying fund costs')).toContain('n/a: not supplied, not included')
    expect(rowOf(text, 'Entry cost (one-off)')).toMatch(/Confirmed nil\|+£0\.00/)
    expect(rowOf(text, 'Exit cost (one-off)')).not.toMatch(/^[^£]*Confirmed/)
    expect(rowOf(text, 'Stamp duty')).toContain('Stamp duty does not apply to investment trusts')
  })

  it('[RP-COST-10] shows the spread separately and third-party payments as none', () => {
    const text = textOf(<CostTable view={view} />)
    expect(text.indexOf('Spread (not in total)')).toBeGreaterThan(text.indexOf('|Total|'))
    expect(text).toMatch(/Third-party payments\|+None/)
    expect(textOf(<CostTable view={costResultView({}, {}, { halfSpread: null })} />)).toContain('None: single price')
  })

  it('[RP-COST-11] says when a limit order bears no spread', () => {
    const limited = costResultView({}, { order: 'limit' }, { halfSpread: null })
    expect(textOf(<CostTable view={limited} />)).toContain('None if your limit at the mid price is reached')
  })

  it('says that a share has no product costs, and that missing costs are not zero', () => {
    const noProduct = { product: null }
    const share = costResultView({}, { product: { state: 'no-product', what: 'share' } }, noProduct)
    expect(textOf(<CostTable view={share} />)).toMatch(/Product costs\|+None: a share/)
    const gilt = costResultView({}, { product: { state: 'no-product', what: 'gilt' } }, noProduct)
    expect(textOf(<CostTable view={gilt} />)).toMatch(/Product costs\|+None: a gilt/)
    const silent = costResultView({}, { product: { state: 'not-supplied', manufacturer: 'Larkfield' } }, noProduct)
    expect(textOf(<CostTable view={silent} />)).toMatch(/Product costs\|+n\/a: not supplied. Unknown, not zero/)
  })

  it('marks the account charge as capped, and leaves later years blank in a one-year plan', () => {
    const text = textOf(<CostTable view={costResultView({ amount: money(100_000_00, 'GBP'), years: 1 })} />)
    expect(text).toMatch(/Capped\|+£42\.00\|+0\.04%\|+£42\.00\|+0\.04%\|+does not apply\|+does not apply/)
  })
})

it('the summary shows the total first, the effect as a negative, and the value at 0% growth', () => {
  const text = textOf(<CostSummary view={view} />)
  expect(text).toMatch(/Known costs over 5 years\|+£\d+\.\d\d\|+\d\.\d\d% a year/)
  expect(text).toMatch(/Effect of costs.*\|−£\d+/)
  expect(text).toMatch(/Reduction in yield.*\|\d\.\d\d% a year/)
  expect(text).toMatch(/Value at 0% growth\|+£9,\d{3}\.\d\d\|+after costs of £\d+/)
})

it('the summary shows no reduction in yield when charges use up the investment', () => {
  const spent = costResultView({ amount: money(100_00, 'GBP'), dealsPerYear: 12 })
  expect(textOf(<CostSummary view={spent} />)).toContain('n/m: no value left')
  expect(textOf(<CostNotices view={spent} />)).toContain('Charges use up the whole investment in year 2')
})

it('the chart describes values after the sale in its label', () => {
  expect(html(<CostChart view={view} />)).toMatch(
    /aria-label="After 5 years, £10,000 invested would be worth £12,763 before costs and £12,\d{3} after costs\. Total costs: £\d{3}\."/,
  )
})

it('shows one row per year and one for the sale, if any', () => {
  expect(html(<CostYears view={view} />).match(/<tr>/g)).toHaveLength(1 + 5 + 1)
  expect(html(<CostYears view={costResultView({ sellAtEnd: false })} />).match(/<tr>/g)).toHaveLength(1 + 5)
})

describe('notices', () => {
  it('list costs the manufacturer has not supplied', () => {
    const product = { state: 'not-supplied', manufacturer: 'Larkfield' } as const
    expect(textOf(<CostNotices view={costResultView({}, { product }, { product: null })} />)).toContain(
      'Product costs not supplied by Larkfield: treat as unknown, not zero.',
    )
    expect(textOf(<CostNotices view={view} />)).toContain('Not supplied by Larkfield: underlying fund costs.')
  })

  it('warn when payments exceed the allowance, with its dates', () => {
    const allowance = findAllowance('ISA', getIsoDate('2026-11-13'))
    if (!allowance) throw new Error('no allowance')
    const warnings = [{ allowance, paidIn: money(30_000_00, 'GBP'), when: 'first-year' }] as const
    expect(textOf(<CostNotices view={costResultView({}, { warnings })} />)).toContain(
      '£30,000 in the first year is above the allowance of £20,000 per tax year (ISA allowance, 6 Apr 2026 to 5 Apr 2031)',
    )
  })
})

it('the basis states each rate with its date, and the taxes not included', () => {
  const text = textOf(<CostBasis view={costResultView({}, { foreignTaxes: 'France' })} />).replaceAll('|', '')
  expect(text).toContain('Account charge: 0.25% a year, capped at £3.50 a month, since 1 Apr 2024')
  expect(text).toContain('Product costs: estimate from Larkfield, 13 Oct 2026.')
  expect(text).toContain(
    'Not included: any tax you pay on dividends and gains, tax relief and government bonuses, and foreign transaction taxes (France).',
  )
})

it('rates read like a price list', () => {
  const all = { wrapper: null, securityType: null, validFrom: getIsoDate('2024-04-01'), validTo: null }
  const bands = [
    { upTo: 10_000_00, rate: 0.0075 },
    { upTo: null, rate: 0.001 },
  ]
  expect(rateText({ ...all, code: 'FX', rule: { kind: 'TIERED_DEAL', bands } })).toBe(
    '0.75% of each deal up to £10,000, 0.10% above that',
  )
  const abroad = { kind: 'BY_COUNTRY', rates: { FR: 0.004, IE: 0.01 }, roundTo: 1, on: 'BUY' } as const
  expect(rateText({ ...all, code: 'FTT', rule: abroad })).toBe('France 0.40%, Ireland 1.00% of each purchase')
  const frequent = { dealsLastMonth: 10, amount: 3_50 }
  expect(rateText({ ...all, code: 'DEALING', rule: { kind: 'PER_DEAL', amount: 5_00, frequent } })).toBe(
    '£5.00 per deal, £3.50 with 10 or more deals in the previous month',
  )
  expect(rateText({ ...all, code: 'SIPP_ADMIN', rule: { kind: 'PER_QUARTER', amount: 0 } })).toBe('£0.00 a quarter')
})

it('the form keeps its input and offers only the accounts given', () => {
  const field = (given: string, error: string | null = null) => ({ given, error })
  const form = {
    accounts: [{ wrapper: 'ISA', label: 'Stocks and shares ISA' }],
    account: { chosen: 'ISA', error: null },
    fields: {
      amount: field('10.000,50', 'Do you mean 10,000.50?'),
      monthly: field('0'),
      years: field('5'),
      growth: field('5'),
      deals: field('0'),
    },
    sellAtEnd: false,
    orders: ['market', 'limit'],
    order: { chosen: 'limit', error: null },
  } as const
  const markup = html(<CostForm form={form} action="/costs" onAsk={() => {}} />)
  expect(markup).toMatch(/name="amount"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="amount"/)
  expect(markup).toContain('value="10.000,50"')
  expect(markup).toContain('Do you mean 10,000.50?')
  expect(markup.match(/<option/g)).toHaveLength(1 + 2 + 2)
  expect(markup).toContain('<option value="keep" selected="">')
  expect(markup).toContain('<option value="limit" selected="">')
})

it('year labels never overlap and always include the last year', () => {
  expect(yearLabels(1).map(({ text }) => text)).toEqual(['Start', 'Year 1'])
  expect(yearLabels(7).map(({ text }) => text)).toEqual(['Start', '2', '4', 'Year 7'])
  expect(yearLabels(25).map(({ text }) => text)).toEqual(['Start', '5', '10', '15', '20', 'Year 25'])
})
