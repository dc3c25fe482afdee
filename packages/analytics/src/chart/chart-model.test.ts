import { describe, expect, it } from 'vitest'
import { bollingerBand, macd, relativeStrengthIndex, simpleAverage } from '../indicators/indicators.ts'
import { allSeries, type ChartInput, chartModel } from './chart-model.ts'

const closes = Array.from({ length: 80 }, (_, day) => 10_000 + Math.round(2_500 * Math.sin(day / 9)) + day * 20)
const band = bollingerBand(closes)
const { line, signal } = macd(closes)

const indicators: ChartInput['indicators'] = [
  {
    key: 'sma20',
    name: 'Average',
    place: 'price',
    lines: [{ name: 'Average', values: simpleAverage(closes, 20) }],
    guides: [],
  },
  {
    key: 'bollinger',
    name: 'Band',
    place: 'price',
    lines: [
      { name: 'Upper', values: band.upper },
      { name: 'Lower', values: band.lower },
    ],
    guides: [],
  },
  {
    key: 'rsi14',
    name: 'RSI',
    place: 'pane',
    lines: [{ name: 'RSI', values: relativeStrengthIndex(closes) }],
    guides: [30, 70],
  },
  {
    key: 'macd',
    name: 'MACD',
    place: 'pane',
    lines: [
      { name: 'MACD', values: line },
      { name: 'Signal', values: signal },
    ],
    guides: [0],
  },
]
const comparedLine = {
  code: 'INDEX:UK100',
  name: 'UK 100',
  values: closes.map((_, day) => 100 + day / 10),
  changePct: 0.079,
}
const nav = {
  values: closes.map(close => close * 1.1),
  discounts: closes.map(() => -0.0909),
  averageDiscount: -0.0909,
  deviation: 0.01,
}

const scales = ['linear', 'log', 'percent', 'indexed'] as const

function viewOf(
  scale: (typeof scales)[number],
  { compared = false, basis = 'price' }: { compared?: boolean; basis?: 'price' | 'total-return' } = {},
): ChartInput {
  return {
    name: 'Harrow & Vale',
    scale: 2,
    choices: { scale, basis },
    points: closes.map((close, day) => ({ at: `day ${day}`, close, totalReturn: 100 + day, volume: 1_000 * day })),
    changePct: 0.2,
    previousClose: null,
    compared: compared ? [comparedLine] : [],
    nav,
    indicators: basis === 'price' ? indicators : [],
  }
}

describe.each(scales.flatMap(scale => [false, true].map(compared => ({ scale, compared }))))(
  'with scale $scale, comparing $compared',
  ({ scale, compared }) => {
    const view = viewOf(scale, { compared })
    const { price, lower } = chartModel(view)

    it('[RP-CHART-1] draws volume, discount and indicators as they are, on linear axes of their own', () => {
      expect(lower.map(({ key }) => key)).toEqual(['volume', 'discount', 'rsi14', 'macd'])
      for (const pane of lower) {
        expect(pane.log).toBe(false)
        for (const { values, drawn } of pane.series) expect(drawn).toEqual(values)
      }
      expect(lower[2]?.series[0]?.values).toBe(indicators[2]?.lines[0]?.values)
    })

    it('[RP-CHART-2] keeps every overlay in its relation to the price', () => {
      const height = (drawn: number) => (price.axis === 'percent' ? 1 + drawn : drawn)
      const overlays = price.series.filter(({ role }) => role === 'overlay')
      expect(overlays).toHaveLength(3)
      for (const { values, drawn } of overlays) {
        for (const [day, value] of values.entries()) {
          const [mine, own] = [drawn[day] ?? null, price.main.drawn[day] ?? 0]
          if (value === null) expect(mine).toBeNull()
          else expect(height(mine ?? 0) / height(own)).toBeCloseTo(value / (closes[day] ?? 0), 10)
        }
      }
    })

    it('[RP-CHART-3] reads every line in its own unit, whatever the axis counts', () => {
      expect(price.main.values).toEqual(closes)
      for (const { key, lines } of indicators) {
        const shown = allSeries({ price, lower }).filter(line => line.key === key)
        expect(shown.map(({ values }) => values)).toEqual(lines.map(({ values }) => values))
      }
    })

    it('[RP-CHART-4] starts the price at the height that the axis starts from', () => {
      // The first price is 100.00p.
      const start = price.axis === 'percent' ? 0 : 100
      expect(price.main.drawn[0]).toBe(start)
      for (const { drawn } of price.series.filter(({ role }) => role === 'compared')) expect(drawn[0]).toBe(start)
    })
  },
)

it('counts a single day from the close before it', () => {
  const { price } = chartModel({ ...viewOf('percent'), previousClose: { value: 8_000 } })
  expect(price.main.drawn[0]).toBeCloseTo(0.25, 12)
  expect(price.toAxis(8_000)).toBe(0)
})

it('draws the total return index on that basis, without net asset value', () => {
  const { price } = chartModel(viewOf('linear', { basis: 'total-return' }))
  expect(price.axis).toBe('index')
  expect(price.main.drawn.slice(0, 3)).toEqual([100, 101, 102])
  expect(price.series.some(({ role }) => role === 'nav')).toBe(false)
  expect(chartModel(viewOf('linear')).price.series.some(({ role }) => role === 'nav')).toBe(true)
})

it('has no volume pane where nothing is traded', () => {
  const view = viewOf('linear')
  const quiet = { ...view, points: view.points.map(point => ({ ...point, volume: null })) }
  expect(chartModel(quiet).lower.some(({ key }) => key === 'volume')).toBe(false)
})
