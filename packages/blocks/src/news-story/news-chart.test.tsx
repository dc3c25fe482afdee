import type { NewsChartView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NewsChart } from './news-chart.tsx'

const day: NewsChartView = {
  span: 'day',
  day: getIsoDate('2026-07-01'),
  unit: 'GBX',
  scale: 2,
  zone: 'Europe/London',
  points: [
    { at: '2026-07-01T07:00:00.000Z', close: 100_00 },
    { at: '2026-07-01T07:05:00.000Z', close: 104_00 },
    { at: '2026-07-01T07:10:00.000Z', close: 102_00 },
  ],
  marker: 1,
  outside: null,
  close: price(102_00, 2, 'GBX'),
  move: 0.02,
}
const draw = (view: NewsChartView) =>
  renderToStaticMarkup(<NewsChart view={view} dateTime="2026-07-01T07:06:30.000Z" />)

it('marks the time of publication and states it in words', () => {
  const html = draw(day)
  expect(html).toContain('cx="50.00%"')
  expect(html).toContain('The marker shows the price at 08:06:30 BST')
  expect(html).toMatch(
    /aria-label="Price on 1 Jul 2026, from 100\.00p to 104\.00p\. 104\.00p at the marker\..* \+2\.00%\."/,
  )
})

it('says when the market was closed', () => {
  expect(draw({ ...day, marker: 0, outside: 'before' })).toContain('before the market opened')
  expect(draw({ ...day, marker: 2, outside: 'after' })).toContain('after the market closed')
})

it('marks the day among the weeks around it, or the previous close on a non-trading day', () => {
  const points = ['2026-06-29', '2026-06-30', '2026-07-01'].map(at => ({ at, close: 100_00 }))
  const weeks: NewsChartView = { ...day, span: 'weeks', points, marker: 2 }
  expect(draw(weeks)).toContain('The marker shows the close on 1 Jul 2026')
  expect(draw({ ...weeks, marker: 1 })).toContain('a non-trading day')
})
