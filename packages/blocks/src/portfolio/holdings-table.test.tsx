import type { HoldingView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HoldingsTable } from './holdings-table.tsx'

const corsin: HoldingView = {
  rank: 1,
  name: 'Corsin Inc',
  isin: 'US0000000000',
  sedol: null,
  href: '/market-research/NYSE:CRSN',
  holdingType: 'Equity',
  sector: 'Technology',
  country: 'United States',
  weighting: 0.0482,
  previousWeighting: 0.0501,
  indexWeighting: null,
  firstBought: getIsoDate('2020-03-02'),
}
const cash: HoldingView = {
  ...corsin,
  rank: 2,
  name: 'Cash',
  isin: null,
  href: null,
  holdingType: 'Cash',
  sector: null,
  country: null,
  weighting: 0.0211,
  previousWeighting: null,
  firstBought: null,
}

function render(holdings = [corsin, cash]): string {
  const view = { holdings, totalWeighting: 0.0693, holdingsCount: 40, asAt: getIsoDate('2026-10-31') }
  return renderToStaticMarkup(<HoldingsTable view={view} />)
}

describe('HoldingsTable', () => {
  it('[RP-HOLD-1] shows name, type and weight of each, and links those found by ISIN or SEDOL', () => {
    expect(render()).toContain('<a href="/market-research/NYSE:CRSN">Corsin Inc</a>')
    expect(render()).toContain('4.82%')
    expect(render()).toContain('>Equity<')
  })

  it('[RP-HOLD-3] shows the total of the rows', () => {
    expect(render()).toContain('Total (top 2)')
    expect(render()).toContain('6.93%')
  })

  it('[RP-HOLD-6] shows a holding without a page as plain text', () => {
    expect(render().match(/<a /g)).toHaveLength(1)
    expect(render()).toMatch(/<th scope="row">.*<\/span>Cash<\/span><\/th>/)
  })

  it('shows index weight and over/underweight for index trackers only', () => {
    const tracked = render([{ ...corsin, indexWeighting: 0.0479 }, cash])
    expect(tracked).toContain('4.79%')
    expect(tracked).toContain('+0.03 pp')
    expect(render()).not.toContain('Over or under')
  })

  it('[RP-FORMAT-11] gives as over/underweight the difference of the weights shown', () => {
    const tracked = render([{ ...corsin, weighting: 0.12345, indexWeighting: 0.10114 }])
    for (const text of ['12.35%', '10.11%', '+2.24 pp']) expect(tracked).toContain(text)
  })

  it('shows ISIN and SEDOL when known', () => {
    expect(render()).toContain('>US0000000000<')
    expect(render([{ ...corsin, sedol: 'B0KXTM3' }])).toContain('>US0000000000 · B0KXTM3<')
  })

  it('[RP-PARTIAL-5] calls nothing new without an earlier report, and leaves out columns of nothing', () => {
    const first = render([
      { ...corsin, previousWeighting: null, sector: null, firstBought: null },
      { ...cash, previousWeighting: null, sector: null, firstBought: null },
    ])
    for (const column of ['>New<', 'Change', '>Sector<', 'Held since']) expect(first).not.toContain(column)
  })

  it('shows the change since the previous report, and new holdings', () => {
    expect(render()).toContain('−0.19 pp')
    expect(render()).toContain('>New<')
  })
})
