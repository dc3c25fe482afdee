import type { DealChartView } from '@bellwether/contract'
import { addDays, getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DealChart } from './deal-chart.tsx'

const start = getIsoDate('2026-01-01')
const view: DealChartView = {
  points: [100, 110, 105].map((close, index) => ({ day: addDays(start, index), close: close * 100 })),
  unit: 'GBX',
  scale: 2,
  marks: [
    { at: 1, kind: 'BUY', value: 400_00 },
    { at: 2, kind: 'SELL', value: 100_00 },
  ],
}

it('distinguishes purchases from sales by shape and shows their value by size', () => {
  const html = renderToStaticMarkup(<DealChart view={view} name="Harrow" />)
  const marks = [...html.matchAll(/<svg aria-hidden="true" x="([\d.]+%)" y="[\d.]+%"[^>]*><path[^>]* d="([^"]+)"/g)]
  expect(marks.map(([, x, shape]) => [x, shape])).toEqual([
    ['50.00%', 'M0 -12.0L11.2 7.8H-11.2Z'],
    ['100.00%', 'M0 6.0L5.6 -3.9H-5.6Z'],
  ])
  expect(html).toContain('Director purchase')
})

it('describes the chart in its label', () => {
  expect(renderToStaticMarkup(<DealChart view={view} name="Harrow" />)).toContain(
    'aria-label="Price of Harrow from 100.00p on 1 Jan 2026 to 105.00p on 3 Jan 2026. Directors bought on 1 day and sold on 1 day. The deals are listed in the table below."',
  )
})
