import { compoundGrowth, datedRatio, mean, type RatioPeriod, type StatementFigures } from '@bellwether/analytics'
import type { CalculationInput, Figure, FigureValue, GrowthRow, RatioRow } from '@bellwether/contract'
import {
  convertPrice,
  type IsoDate,
  isPresent,
  money,
  perShareScale,
  present,
  price,
  type Ratio,
  type StatementTemplateName,
} from '@bellwether/domain'
import { figure, multipleValue, notApplicable, ratioValue } from '@bellwether/web/view'
import type { RatioDefinition, RatioUnit } from './ratio-definition.ts'

/** The years oldest first, and the last 12 months at today's price. */
export interface RatioHistory {
  readonly years: readonly RatioPeriod[]
  readonly latest: RatioPeriod
  readonly currency: string
}

/** The period behind "latest": the last full year where only full years can give the ratio. */
export function latestOf({ periods }: Pick<RatioDefinition, 'periods'>, history: RatioHistory): RatioPeriod {
  return periods === 'FULL_YEARS' ? (history.years.at(-1) ?? history.latest) : history.latest
}

/** The ratio of a period; where its price was left out for its date, the reason says so. */
export function ratioOf(definition: Pick<RatioDefinition, 'key' | 'of'>, period: RatioPeriod): Ratio {
  return datedRatio(definition.key, definition.of(period), period.whyNoPrice ?? null)
}

/** One ratio over the years, with its average. Callers add the sector comparison. */
export function ratioRow(
  definition: RatioDefinition,
  history: RatioHistory,
): Omit<RatioRow, 'median' | 'standing' | 'calculation'> {
  const { key, label, meaning, formula, unit, periods } = definition
  const of = (period: RatioPeriod) => ratioOf(definition, period)
  const values = periods === 'TODAY' ? [] : history.years.map(of)
  const written = (ratio: Ratio) => writeRatio(ratio, unit, history.currency)
  return {
    key,
    label,
    meaning,
    formula,
    latest: written(of(latestOf(definition, history))),
    years: periods === 'TODAY' ? history.years.map(() => notApplicable) : values.map(written),
    average: averageOf(values, unit, history.currency),
  }
}

/** The mean of the years with a meaningful figure; at least three are needed. */
function averageOf(values: readonly Ratio[], unit: RatioUnit, currency: string): FigureValue {
  const given = values.filter(value => isPresent<number>(value))
  if (given.length < 3) return notApplicable
  const average = mean(given.map(({ value }) => value))
  return unit === 'score' ? { kind: 'ratio', value: average } : writeRatio(present(average), unit, currency)
}

export function writeRatio(ratio: Ratio, unit: RatioUnit, currency: string): FigureValue {
  if (!isPresent<number>(ratio)) return ratioValue(ratio)
  const { value } = ratio
  switch (unit) {
    case 'percent':
      return { kind: 'percent', fraction: value }
    case 'times':
      return { kind: 'ratio', value, suffix: '×' }
    case 'multiple':
      return multipleValue(value)
    case 'days':
      return { kind: 'ratio', value, digits: 0 }
    case 'score':
      return { kind: 'score', score: value, scale: 9 }
    case 'perShare':
      return { kind: 'price', price: perSharePrice(value, currency) }
  }
}

/** Rounded to a hundredth: of a penny for sterling. */
export function perSharePrice(value: number, currency: string) {
  const inMajor = price(Math.round(value), perShareScale, currency)
  return currency === 'GBP' ? convertPrice(inMajor, 'GBX') : price(Math.round(value / 100), perShareScale - 2, currency)
}

interface GrowthMeasure {
  readonly key: string
  readonly label: string
  readonly of: (period: RatioPeriod) => number | null
}

const measure = (key: keyof StatementFigures, label: string): GrowthMeasure => ({
  key,
  label,
  of: ({ figures }) => figures[key],
})

const dividend = measure('dps', 'Dividend per share')
const book = measure('equityHoldersFunds', 'Book value')

const growthMeasures: Readonly<Record<StatementTemplateName, readonly GrowthMeasure[]>> = {
  GENERAL: [
    measure('revenue', 'Revenue'),
    measure('operatingProfit', 'Operating profit'),
    measure('eps', 'Earnings per share'),
    dividend,
    measure('freeCashFlow', 'Free cash flow'),
    book,
  ],
  BANK: [
    measure('revenue', 'Total income'),
    measure('operatingProfit', 'Operating profit'),
    measure('eps', 'Earnings per share'),
    dividend,
    book,
  ],
  INSURER: [
    measure('revenue', 'Insurance revenue'),
    measure('operatingProfit', 'Operating profit'),
    measure('eps', 'Earnings per share'),
    dividend,
    book,
  ],
  REIT: [
    measure('revenue', 'Rental income'),
    measure('operatingProfit', 'Operating profit'),
    measure('eps', 'Earnings per share'),
    dividend,
    measure('freeCashFlow', 'Free cash flow'),
    book,
  ],
  TRUST: [
    measure('revenue', 'Investment income'),
    {
      key: 'revenueReturn',
      label: 'Revenue return per share',
      of: p => p.reported.income.revenueReturnPerShare ?? null,
    },
    dividend,
    { key: 'nav', label: 'NAV per share', of: p => p.reported.balance?.navPerSharePar ?? null },
    book,
  ],
}

const perShareKeys: readonly string[] = ['eps', 'dps', 'revenueReturn', 'nav']

function growthFigure(
  { key, label, of }: GrowthMeasure,
  from: RatioPeriod,
  to: RatioPeriod,
  years: number,
  value: FigureValue,
): Figure {
  const yearOf = ({ reported }: RatioPeriod) => reported.periodEnd.slice(0, 4)
  const input = (period: RatioPeriod): CalculationInput => {
    const [amount, { currency }] = [of(period) ?? 0, period.reported]
    return {
      label: `${label} ${yearOf(period)}`,
      value: perShareKeys.includes(key)
        ? { kind: 'price', price: perSharePrice(amount, currency) }
        : { kind: 'money', money: money(Math.round(amount), currency) },
      asAt: period.reported.periodEnd as IsoDate,
    }
  }
  return figure(`${key}-${years}`, `${label}, ${years}-year CAGR`, value, {
    calculation: {
      formula: `(${label} ${yearOf(to)} ÷ ${label} ${yearOf(from)}) to the power of (1 ÷ ${years}) − 1`,
      inputs: [input(to), input(from)],
    },
  })
}

/** Growth year by year, and over three and five years. `all` may reach further back than the years shown. */
export function growthRows(
  template: StatementTemplateName,
  all: readonly RatioPeriod[],
  shown: number,
): readonly GrowthRow[] {
  const percent = (ratio: Ratio): FigureValue =>
    isPresent<number>(ratio) ? { kind: 'percent', fraction: ratio.value, signed: true } : ratioValue(ratio)
  return growthMeasures[template].map(({ key, label, of }) => {
    const values = all.map(of)
    const over = (years: number, end = values.length - 1) =>
      percent(compoundGrowth(values[end - years] ?? null, values[end] ?? null, years))
    const first = Math.max(0, values.length - shown)
    return {
      key,
      label,
      years: values.slice(first).map((_, index) => over(1, first + index)),
      threeYears: over(3),
      fiveYears: over(5),
      explained: [3, 5].flatMap(years => {
        const [from, to] = [all[all.length - 1 - years], all.at(-1)]
        const value = over(years)
        return from && to && value.kind === 'percent' ? [growthFigure({ key, label, of }, from, to, years, value)] : []
      }),
    }
  })
}
