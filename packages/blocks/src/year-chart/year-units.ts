import type { YearChartView, YearSeries } from '@bellwether/contract'
import { formatNumber, getUnit, lineUnitLabel, type MoneyStep, moneyStepFor, perShareScale } from '@bellwether/domain'
import { type Scale, tickDecimals } from '../plot/scale.ts'

/** The unit of a series after its name: `, £m`. Empty where each figure has its own sign. */
export function unitOf({ unit }: YearSeries, currency: string, step: MoneyStep): string {
  if (unit === 'FRACTION' || unit === 'POINTS' || unit === 'TIMES' || unit === 'MULTIPLE' || unit === 'PERCENT')
    return ''
  const label = lineUnitLabel(unit, currency, step)
  return `, ${label === 'p' ? 'pence' : label}`
}

/** The step in which all amounts of the chart are shown: millions, billions. */
export function stepOf({ bars, currency }: YearChartView): MoneyStep {
  const sums = bars.filter(({ unit }) => unit === 'MONEY').flatMap(({ values }) => values)
  return moneyStepFor(Math.max(0, ...sums.map(value => Math.abs(value ?? 0))), currency)
}

/** Ticks are round numbers in the unit that is shown, with as many decimals as their step needs. */
export function tickWriter(
  { unit }: YearSeries,
  currency: string,
  step: MoneyStep,
  scale: Scale,
): (tick: number) => string {
  const divisor = divisorOf(unit, currency, step)
  const decimals = tickDecimals(scale, divisor)
  const suffix = unit === 'PERCENT' || unit === 'FRACTION' ? '%' : unit === 'TIMES' ? '×' : ''
  return tick => formatNumber(tick / divisor, decimals) + suffix
}

function divisorOf(unit: YearSeries['unit'], currency: string, step: MoneyStep): number {
  switch (unit) {
    case 'MONEY':
      return 10 ** (getUnit(currency).minorDigits + step.power)
    case 'PER_SHARE':
      return 10 ** (currency === 'GBP' ? perShareScale - 2 : perShareScale)
    case 'SHARES':
      return 1e6
    case 'PERCENT':
      return 100
    case 'FRACTION':
    case 'POINTS':
      return 0.01
    case 'TIMES':
    case 'MULTIPLE':
      return 1
  }
}
