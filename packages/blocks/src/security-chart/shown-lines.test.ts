import { expect, it } from 'vitest'
import { chartView } from './chart-view.fixture.ts'
import { shownChart, tickFormat } from './shown-lines.ts'

it('shows unchanged prices on a price axis', () => {
  const { axis, main } = shownChart(chartView())
  expect(axis).toBe('price')
  expect(main.values).toEqual([10_000, 12_000, 9_000])
})

it('shows the percentage change from the start', () => {
  const { axis, main } = shownChart(chartView({ scale: 'percent' }))
  expect(axis).toBe('percent')
  expect(main.values[0]).toBe(0)
  expect(main.values[1]).toBeCloseTo(0.2, 12)
})

it('rebases every line to 100 when comparing', () => {
  const view = chartView()
  const line = {
    code: 'INDEX:UK100',
    name: 'UK 100',
    values: [100, 101, 102],
    changePct: 0.02,
    basis: 'price',
    unit: 'GBP',
  } as const
  const { axis, main, compared } = shownChart({ ...view, compared: [line] })
  expect(axis).toBe('index')
  expect(main.values).toEqual([100, 120, 90])
  expect(compared[0]?.values).toEqual([100, 101, 102])
})

it('shows the total return index on that basis, without net asset value', () => {
  const nav = {
    values: [1, 2, 3],
    discounts: [0, 0, 0],
    latest: { day: chartView().historyFrom, nav: chartView().low, discount: 0, estimated: false },
    averageDiscount: 0,
    deviation: 0.01,
  }
  const shown = shownChart({ ...chartView({ basis: 'total-return' }), nav })
  expect(shown.main.values).toEqual([100, 120, 95])
  expect(shown.nav).toBeNull()
  expect(shownChart({ ...chartView(), nav }).nav?.values).toEqual([1, 2, 3])
})

it('formats ticks with enough decimals to tell them apart', () => {
  expect(tickFormat('price', [100_000, 110_000], 2)(110_000)).toBe('1,100')
  expect(tickFormat('price', [100_00, 100_25], 2)(100_25)).toBe('100.25')
  expect(tickFormat('percent', [-0.1, 0], 2)(-0.1)).toBe('−10%')
  expect(tickFormat('index', [90, 100], 2)(100)).toBe('100')
})
