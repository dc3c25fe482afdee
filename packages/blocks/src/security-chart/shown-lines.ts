import type { SecurityChartView } from '@bellwether/contract'
import { formatNumber, formatPercent } from '@bellwether/domain'

/** What the axis counts: prices, an index of 100, or fractions. */
export type AxisKind = 'price' | 'index' | 'percent'

export interface ShownLine {
  readonly key: string
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly changePct: number | null
}

export interface ShownChart {
  readonly axis: AxisKind
  readonly main: ShownLine
  readonly nav: ShownLine | null
  readonly compared: readonly ShownLine[]
  /** Averages and bands over the prices, by indicator. */
  readonly overlays: readonly ShownLine[]
}

/** The lines as the chosen basis and scale want them. Comparing and total return count from 100 at the left edge. */
export function shownChart(view: SecurityChartView): ShownChart {
  const { choices, points, compared, nav } = view
  const indexed = choices.basis === 'total-return' || compared.length > 0
  const first = points[0]?.close ?? 0
  const own = points.map(({ close, totalReturn }) => {
    if (!indexed) return close
    return choices.basis === 'total-return' ? totalReturn : (close / first) * 100
  })
  const axis = choices.scale === 'percent' ? 'percent' : indexed || choices.scale === 'indexed' ? 'index' : 'price'
  // A day is measured from the close before it, as the quote's own change is.
  const start = indexed ? 100 : (view.previousClose?.value ?? first)
  const onAxis = (values: readonly (number | null)[]) =>
    values.map(value => {
      if (value === null || axis === 'price') return value
      return axis === 'percent' ? value / start - 1 : (value / start) * 100
    })
  return {
    axis,
    main: { key: 'main', name: view.name, values: onAxis(own), changePct: view.changePct },
    nav: nav && !indexed ? { key: 'nav', name: 'Net asset value', values: onAxis(nav.values), changePct: null } : null,
    compared: compared.map(line => ({
      key: line.code,
      name: line.name,
      values: onAxis(line.values),
      changePct: line.changePct,
    })),
    overlays: view.indicators
      .filter(({ place }) => place === 'price')
      .flatMap(({ key, lines }) =>
        lines.map(({ name, values }) => ({
          key,
          name,
          values: onAxis(indexed ? values.map(value => (value === null ? null : (value / first) * 100)) : values),
          changePct: null,
        })),
      ),
  }
}

/** Formats the ticks of an axis with enough decimals to distinguish them. */
export function tickFormat(axis: AxisKind, ticks: readonly number[], scale: number): (tick: number) => string {
  const size = axis === 'price' ? 10 ** scale : axis === 'percent' ? 0.01 : 1
  const step = Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) / size
  // Tolerance for steps such as 0.15 ÷ 0.01, which floats make a hair less than 15.
  const isWhole = (n: number) => Math.abs(n - Math.round(n)) < 1e-6
  const digits = [0, 1, 2, 3].find(count => isWhole(step * 10 ** count)) ?? 4
  return tick => (axis === 'percent' ? formatPercent(tick, { digits, sign: true }) : formatNumber(tick / size, digits))
}
