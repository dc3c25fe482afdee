import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GridLines, LabelAxis, ValueAxis } from './axes.tsx'
import { niceScale } from './scale.ts'

const scale = niceScale([-10, 10], 2)

it('draws a line for each tick and marks zero', () => {
  const html = renderToStaticMarkup(<GridLines scale={scale} />)
  expect([...html.matchAll(/y1="([\d.]+%)"/g)].map(([, y]) => y)).toEqual(['100.00%', '50.00%', '0.00%'])
  expect(html.match(/zero/g)).toHaveLength(1)
})

it('writes each value beside its line', () => {
  const html = renderToStaticMarkup(<ValueAxis scale={scale} tickText={tick => `${tick}p`} className="values" />)
  expect(html).toMatch(/y="100\.00%"[^>]*>-10p<.*y="50\.00%"[^>]*>0p<.*y="0\.00%"[^>]*>10p</)
})

it('keeps the outermost labels within the plot', () => {
  const labels = [0, 0.5, 1].map(at => ({ at, text: String(at) }))
  const html = renderToStaticMarkup(<LabelAxis labels={labels} className="labels" />)
  expect([...html.matchAll(/text-anchor="(\w+)"/g)].map(([, anchor]) => anchor)).toEqual(['start', 'middle', 'end'])
})
