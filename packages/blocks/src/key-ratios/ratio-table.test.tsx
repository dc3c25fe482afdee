import type { RatioGroup, RatioRow, RatioTables } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GrowthTable } from './growth-table.tsx'
import { RatioTable } from './ratio-table.tsx'

const years: RatioTables['years'] = [2024, 2025].map(fiscalYear => ({
  fiscalYear,
  periodEnd: getIsoDate(`${fiscalYear}-12-31`),
}))
const latest: RatioTables['latest'] = { periodEnd: getIsoDate('2026-06-30'), trailing: true, priceDay: null }

const row = (given: Partial<RatioRow>): RatioRow => ({
  key: 'priceEarnings',
  label: 'P/E',
  meaning: 'How many years of earnings the price pays for.',
  formula: 'Price ÷ earnings per share',
  latest: { kind: 'ratio', value: 12.4 },
  years: [
    { kind: 'not-meaningful', reason: 'Earnings per share is not above zero' },
    { kind: 'absent', absence: 'NOT_REPORTED', reason: 'P/E needs figures not reported' },
  ],
  average: { kind: 'absent', absence: 'NOT_APPLICABLE' },
  median: null,
  standing: null,
  ...given,
})

const html = (
  rows: readonly RatioRow[],
  sector: RatioTables['sector'] = { name: 'Retailers', members: 9, medianNote: null },
) => {
  const group: RatioGroup = { key: 'valuation', title: 'Valuation', rows }
  return renderToStaticMarkup(<RatioTable group={group} tables={{ years, latest, sector }} />)
}

describe('a group of ratios', () => {
  it('[RP-RATIO-1] shows the formula under each name, and distinguishes n/m from n/a', () => {
    const text = html([row({})])
    expect(text).toMatch(/<span class="[^"]*formula[^"]*">Price ÷ earnings per share<\/span>/)
    expect(text).toContain('n/m')
    expect(text).toContain('n/a')
  })

  it('[RP-EXPLAIN-6] explains the latest figure, which links to it', () => {
    const text = html([
      row({
        years: [{ kind: 'ratio', value: 11 }],
        calculation: {
          formula: 'Price ÷ earnings per share',
          inputs: [{ label: 'Price', value: { kind: 'count', count: 124 } }],
        },
      }),
    ])
    expect(text.match(/href="#how-valuation-priceEarnings"[^>]*>12\.4</g)).toHaveLength(1)
    expect(text.match(/id="how-valuation-priceEarnings"/g)).toHaveLength(1)
    expect(text).toMatch(/<td[^>]*>11\.0<\/td>/)
  })

  it('shows the sector median and percentile', () => {
    const text = html([
      row({ median: { kind: 'ratio', value: 14.2 }, standing: { above: 0.625, others: 8 } }),
      row({ key: 'eps', latest: { kind: 'price', price: price(10_167, 2, 'GBX') } }),
    ])
    expect(text).toContain('Sector median')
    expect(text).toContain('14.2')
    expect(text).toMatch(/63%<span[^>]*> of 8 others in the sector/)
    expect(text).toContain('width="35.0"')
    expect(text).toContain('101.67p')
  })

  it('[RP-COMPARE-8] omits the sector columns when the sector is too small or has no data for the group', () => {
    expect(html([row({ median: { kind: 'ratio', value: 1 } })], null)).not.toContain('Sector median')
    expect(html([row({})])).not.toContain('Sector median')
  })
})

it('shows growth by year and over three and five years', () => {
  const percent = (fraction: number) => ({ kind: 'percent', fraction, signed: true }) as const
  const text = renderToStaticMarkup(
    <GrowthTable
      tables={{
        years,
        growth: [
          {
            key: 'revenue',
            label: 'Revenue',
            years: [percent(0.021), percent(-0.03)],
            threeYears: percent(0.0476),
            explained: [],
            fiveYears: { kind: 'not-meaningful', reason: 'The first figure is not above zero' },
          },
        ],
      }}
    />,
  )
  expect(text).toContain('+2.10%')
  expect(text).toContain('−3.00%')
  expect(text).toContain('+4.76%')
  expect(text).toContain('n/m')
})
