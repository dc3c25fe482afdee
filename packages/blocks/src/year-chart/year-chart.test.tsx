import type { YearChartView } from '@bellwether/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { YearChart } from './year-chart.tsx'

const view: YearChartView = {
  key: 'revenue',
  title: 'Revenue and operating margin',
  currency: 'GBP',
  years: [
    { label: '2024', forecast: false },
    { label: '2025', forecast: false },
    { label: '2026', forecast: true },
  ],
  bars: [{ name: 'Revenue', unit: 'MONEY', values: [5_000_000_000_00, null, 6_000_000_000_00] }],
  line: { name: 'Operating margin', unit: 'FRACTION', values: [0.1, 0.12, null] },
  note: 'Growth is worth more when the margin holds.',
}

const html = (given: Partial<YearChartView> = {}) => renderToStaticMarkup(<YearChart view={{ ...view, ...given }} />)

describe('a chart by year', () => {
  it('states every figure in its label, including forecasts and gaps', () => {
    expect(html()).toContain(
      'aria-label="Revenue, £m: 2024 5,000.0, 2025 not reported, 2026 (forecast) 6,000.0. Operating margin: 2024 10.0%, 2025 12.0%, 2026 (forecast) not reported."',
    )
  })

  it('draws a bar for each figure, states the unit and the line’s last reported value', () => {
    const text = html()
    expect(text.match(/<rect[^>]*height="\d/g)).toHaveLength(3)
    expect(text).toContain('Revenue, £m')
    expect(text).toContain('Operating margin 12.0%')
    expect(text).toContain('26F')
  })

  it('draws negative bars below zero', () => {
    const text = html({
      bars: [{ name: 'Net debt to EBITDA', unit: 'TIMES', values: [-1, 1, 0.5] }],
      line: null,
    })
    expect(text).toContain('−1.0×')
    const bars = [...text.matchAll(/<rect[^>]*y="([\d.]+)" height="([\d.]+)"/g)].map(([, y, h]) => [
      Number(y),
      Number(h),
    ])
    expect(bars).toEqual([
      [120, 120],
      [0, 120],
      [60, 60],
    ])
  })

  it('does not round half steps: 7.5 is not 8', () => {
    const text = html({ bars: [{ name: 'Dividend', unit: 'PER_SHARE', values: [600, 700, 750] }], line: null })
    expect(text).toContain('>7.5<')
    expect(text).toContain('>2.5<')
  })

  it('has no legend when the title names the bars', () => {
    const one = { bars: view.bars.slice(0, 1), line: null, years: view.years.slice(0, 2) }
    expect(html({ ...one, title: 'Revenue' })).not.toContain('rx="2"')
    expect(html(one)).toContain('rx="2"')
  })

  it('renders nothing without bars', () => {
    expect(html({ bars: [] })).toBe('')
  })

  it('uses no style attribute, which the policy forbids', () => {
    expect(html()).not.toContain('style=')
  })
})
