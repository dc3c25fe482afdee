import type { SecurityChartView } from '@bellwether/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FirstLine } from './first-line.tsx'

const day = { open: null, high: null, low: null, totalReturn: null, volume: null }

function draw(closes: readonly number[]): string {
  const points = closes.map((close, at) => ({ ...day, at: `2026-11-1${at}`, close }))
  const view = {
    points,
    scale: 2,
    zone: 'Europe/London',
    choices: { basis: 'price' },
    compared: [],
    nav: null,
    events: [],
    indicators: [],
  }
  const html = renderToStaticMarkup(<FirstLine view={view as unknown as SecurityChartView} />)
  return /points="([^"]*)"/.exec(html)?.[1] ?? ''
}

it('goes from the lowest price at the bottom to the highest at the top, evenly', () => {
  expect(draw([100, 150, 200])).toBe('0,300 500,150 1000,0')
})

it('is flat when no price has moved, and empty without prices', () => {
  expect(draw([100, 100])).toBe('0,300 1000,300')
  expect(draw([])).toBe('')
})
