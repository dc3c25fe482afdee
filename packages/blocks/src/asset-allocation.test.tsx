import type { AssetAllocationView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AssetAllocation } from './asset-allocation.tsx'

const view: AssetAllocationView = {
  asAt: getIsoDate('2026-10-31'),
  rows: [
    { asset: 'Stock', long: 1.1, short: 0.04, net: 1.06, category: 0.97 },
    { asset: 'Bond', long: 0, short: 0, net: 0, category: 0 },
    { asset: 'Cash', long: 0.02, short: 0.1, net: -0.08, category: 0.03 },
    { asset: 'Other', long: 0.02, short: 0, net: 0.02, category: null },
    { asset: 'Property', long: 0, short: 0, net: 0, category: 0 },
  ],
}

describe('AssetAllocation', () => {
  const rows = renderToStaticMarkup(<AssetAllocation view={view} />)
    .split('<tr>')
    .slice(1)
    .map(row =>
      row
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    )

  it('[RP-ALLOC-1] has the rows Stock, Bond, Cash, Other, Property', () => {
    expect(rows.slice(1).map(([asset]) => asset)).toEqual(['Stock', 'Bond', 'Cash', 'Other', 'Property'])
  })

  it('[RP-ALLOC-2] shows long, short, net and category of each row, and n/a for an unknown category', () => {
    expect(rows[0]).toEqual(['Long', 'Short', 'Net', 'Category'])
    expect(rows[1]).toEqual(['Stock', '110.00%', '4.00%', '106.00%', '97.00%'])
    expect(rows[3]).toEqual(['Cash', '2.00%', '10.00%', '−8.00%', '3.00%'])
    expect(rows[4]?.at(-1)).toBe('n/a')
  })

  it('draws positive values only', () => {
    const html = renderToStaticMarkup(<AssetAllocation view={view} />)
    const [stack = ''] = html.split('</svg>')
    expect(stack.match(/<rect/g)).toHaveLength(2)
  })
})
