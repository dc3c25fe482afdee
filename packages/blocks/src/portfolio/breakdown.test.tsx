import type { BreakdownView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breakdown } from './breakdown.tsx'

const view: BreakdownView = {
  rows: [
    { name: 'Technology', weighting: 0.3, category: 0.15 },
    { name: 'Energy', weighting: 0.1, category: null },
  ],
  rest: { count: 1, weighting: 0.02, category: null },
  asAt: getIsoDate('2026-10-31'),
  note: null,
}

it('shows both weights, scales bars to the largest and marks the category', () => {
  const html = renderToStaticMarkup(<Breakdown view={view} label="Sectors" />)
  expect(html).toContain('30.00%')
  expect(html).toContain('15.00%')
  expect(html).toContain('x1="50.00%"')
  expect(html).toContain('width="33.33%"')
  expect(html.match(/<line /g)).toHaveLength(1)
  expect(html).toContain('1 other<')
})

it('omits the category column when there is no category data', () => {
  const rows = view.rows.map(row => ({ ...row, category: null }))
  expect(renderToStaticMarkup(<Breakdown view={{ ...view, rows }} label="Sectors" />)).not.toContain('Category')
})
