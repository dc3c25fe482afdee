import type { ChartPoint } from '@bellwether/contract'
import { paging } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceHistory } from './price-history.tsx'

const point: ChartPoint = {
  at: '2026-11-13',
  open: 128_950,
  high: 129_000,
  low: 127_950,
  close: 128_450,
  volume: 1_520_000,
  totalReturn: 144.92,
}
const view = {
  points: [point],
  paging: paging({ count: 30, page: 2, size: 10 }),
  count: 30,
  unit: 'GBX',
  scale: 2,
  zone: 'Europe/London',
  hasTotalReturn: true,
  notes: {} as Record<string, string>,
  more: [],
}
const render = (shown: typeof view) =>
  renderToStaticMarkup(<PriceHistory view={shown} hrefFor={({ page, size }) => `?page=${page}&size=${size}`} />)

it('shows each point in full, and links to adjacent pages', () => {
  const html = render(view)
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(
    /13 Nov 2026\|+1,289\.50\|+1,290\.00\|+1,279\.50\|+1,284\.50\|+1\.52m\|+144\.92/,
  )
  expect(html).toContain('11 to 20 of 30')
  expect(html).toContain('href="?page=1&amp;size=10"')
  expect(html).toContain('href="?page=3&amp;size=10"')
})

it('[IM-REPAIR-5] says which prices were mended', () => {
  expect(render(view)).not.toContain('Note')
  const html = render({ ...view, notes: { '2026-11-13': 'Prices multiplied by 100: they were in another unit.' } })
  expect(html).toContain('<th scope="col">Note</th>')
  expect(html).toContain('they were in another unit.')
})

it('[RP-PAGE-1] offers the page sizes, each starting at the first page', () => {
  for (const size of [10, 25, 50, 100]) expect(render(view)).toContain(`href="?page=1&amp;size=${size}"`)
})

it('omits columns that do not apply to funds', () => {
  const html = render({ ...view, points: [{ ...point, open: null, high: null, low: null, volume: null }] })
  expect(html).not.toContain('Open')
  expect(html).not.toContain('Volume')
  expect(html).toContain('>Price<')
})
