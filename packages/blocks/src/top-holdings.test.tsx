import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TopHoldings } from './top-holdings.tsx'

const plain = {
  rank: 1,
  isin: null,
  sedol: null,
  sector: null,
  country: null,
  previousWeighting: null,
  indexWeighting: null,
  firstBought: null,
}

it('shows the total below the holdings, and links only those with a page', () => {
  const html = renderToStaticMarkup(
    <TopHoldings
      view={{
        holdings: [
          {
            ...plain,
            name: 'Corsin Inc',
            href: '/market-research/NYSE:CRSN',
            holdingType: 'Equity',
            weighting: 0.0482,
          },
          { ...plain, name: 'Cash', href: null, holdingType: 'Cash', weighting: 0.0211 },
        ],
        totalWeighting: 0.0693,
        holdingsCount: 40,
        asAt: getIsoDate('2026-10-31'),
      }}
    />,
  )
  expect(html).toContain('Total (top 2)')
  expect(html).toContain('6.93%')
  expect(html.match(/<a /g)).toHaveLength(1)
})
