import type { ValuationGrowthView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GrowthRatesTable, ValuationTable } from './valuation-growth.tsx'

const values = {
  priceEarnings: 15.5,
  priceBook: 2.1,
  priceSales: 1.4,
  priceCashFlow: 9.5,
  dividendYieldFactor: 0.0253,
  longProjectedEarningsGrowth: 0.095,
  historicalEarningsGrowth: 0.07,
  salesGrowth: -0.0412,
  cashFlowGrowth: 0.06,
  bookValueGrowth: null,
}
const view: ValuationGrowthView = {
  periods: [
    { label: 'This', values },
    { label: 'Category', values: { ...values, priceEarnings: 16.25 } },
  ],
  asAt: getIsoDate('2026-10-31'),
}

describe('valuation and growth', () => {
  it('[RP-VAL-1] the valuation table has the five valuation fields', () => {
    const html = renderToStaticMarkup(<ValuationTable view={view} />)
    for (const text of ['Price/earnings', 'Price/book', 'Price/sales', 'Price/cash flow', 'Dividend yield']) {
      expect(html).toContain(text)
    }
    for (const text of ['>15.50<', '>16.25<', '>2.10<', '>1.40<', '>9.50<', '>2.53%<']) expect(html).toContain(text)
    expect(html.match(/<th scope="row">/g)).toHaveLength(5)
  })

  it('[RP-VAL-2] the growth table has the five growth fields', () => {
    const html = renderToStaticMarkup(<GrowthRatesTable view={view} />)
    for (const text of ['>9.50%<', '>7.00%<', '>−4.12%<', '>6.00%<', '>n/a<']) expect(html).toContain(text)
    expect(html.match(/<th scope="row">/g)).toHaveLength(5)
  })
})
