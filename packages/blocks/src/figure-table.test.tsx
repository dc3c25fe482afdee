import type { FigureTableView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FigureTable } from './figure-table.tsx'
import { StackedTable } from './stacked-table.tsx'

const view: FigureTableView = {
  asAt: null,
  columns: [{ label: 'Debt' }, { label: 'Rate', numeric: true }, { label: 'Repaid', numeric: true }],
  rows: [
    {
      key: 'loan',
      definition: 'Borrowed at a rate that stays.',
      cells: [
        { kind: 'text', text: 'Loan notes' },
        { kind: 'percent', fraction: 0.0385 },
        { kind: 'date', date: getIsoDate('2035-06-30') },
      ],
    },
    {
      key: 'credit',
      cells: [
        { kind: 'text', text: 'Credit line', href: '/credit' },
        { kind: 'absent', absence: 'NOT_REPORTED' },
      ],
    },
  ],
}

it('uses the first cell as the row heading and formats figures by kind', () => {
  const html = renderToStaticMarkup(<FigureTable view={view} label="Debt" />)
  expect(html).toContain('3.85%')
  expect(html).toContain('30 Jun 2035')
  expect(html).toContain('<th scope="row"><a href="/credit">Credit line</a></th>')
  expect(html).toContain('Borrowed at a rate that stays.')
  expect(html.match(/<th scope="row">/g)).toHaveLength(2)
  expect(html).toContain('>n/a<')
})

it('labels each cell with its column when rows are stacked, and marks full-width cells', () => {
  const columns = [{ label: 'Debt' }, { label: 'Rate', numeric: true }, { label: 'Repaid', wide: true }]
  const html = renderToStaticMarkup(<StackedTable view={{ ...view, columns }} label="Debt" />)
  expect(html.match(/data-label="Rate">/g)).toHaveLength(2)
  expect(html).toContain('data-label="Repaid" data-wide="text">')
  expect(renderToStaticMarkup(<FigureTable view={view} label="Debt" />)).not.toContain('data-label')
})
