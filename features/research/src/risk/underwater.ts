import {
  bestAndWorst,
  type DatedValue,
  drawdowns,
  lastMonthEnd,
  monthEndsBetween,
  shareOfLosses,
} from '@bellwether/analytics'
import type { BlockState, DatedLineView, FigureTableView } from '@bellwether/contract'
import { addMonths, formatDate, formatPercent } from '@bellwether/domain'
import { empty, percentValue, ready, textValue } from '@bellwether/web/view'
import type { ReturnHistory } from '../charts/return-history.ts'

const maxPoints = 260
const minMonths = 36

const tooShort = `Not enough history: these figures need ${minMonths} complete months of prices.`

/** The drawdown of each day from the previous high, income reinvested. */
export function underwaterView(history: ReturnHistory | string): BlockState<DatedLineView> {
  if (typeof history === 'string') return empty(history)
  if (isShort(history)) return empty(tooShort)
  const { days, index } = history.security
  const fallOn = drawdowns(days.map((_, at) => index.growth[at] ?? 0))
  const falls = days.map(({ day }, at) => ({ day, value: fallOn[at] ?? 0 }))
  const shown = deepestOf(falls, maxPoints)
  const [first, last] = [falls[0], falls.at(-1)]
  const deepest = falls.reduce((least, fall) => (fall.value < least.value ? fall : least), {
    value: 0,
    day: first?.day ?? '',
  })
  return ready({
    days: shown.map(({ day }) => day),
    values: shown.map(({ value }) => value),
    average: null,
    fromZero: true,
    words:
      deepest.value === 0
        ? 'It has never been below an earlier high.'
        : `Maximum drawdown since ${formatDate(first?.day ?? '')}: ${formatPercent(-deepest.value)}, on ${formatDate(deepest.day)}. Now ${formatPercent(-(last?.value ?? 0))} below its high.`,
  })
}

/** The deepest fall of each stretch: thinning by count would lose the very lows that the chart is for. */
export function deepestOf(falls: readonly DatedValue[], most: number): readonly DatedValue[] {
  if (falls.length <= most) return falls
  const size = Math.ceil(falls.length / most)
  const picked: DatedValue[] = []
  for (let start = 0; start < falls.length; start += size) {
    picked.push(falls.slice(start, start + size).reduce((least, fall) => (fall.value < least.value ? fall : least)))
  }
  return picked
}

const stretches = [
  ['Month', 1],
  ['Quarter', 3],
  ['12 months', 12],
] as const

/** The best and the worst month, quarter and year between month ends. */
export function extremesView(history: ReturnHistory | string): BlockState<FigureTableView> {
  if (typeof history === 'string') return empty(history)
  if (isShort(history)) return empty(tooShort)
  const { security, asAt, basis } = history
  const { first } = security.index
  if (first === null) return empty('No price history yet.')
  const ends = monthEndsBetween(first, asAt).map(day => ({ day, value: 1 + (security.index.between(first, day) ?? 0) }))
  return ready({
    asAt,
    basis: `Between month ends, since ${formatDate(ends[0]?.day ?? first)}. ${basis}`,
    columns: [
      { label: 'Period' },
      { label: 'Best', numeric: true },
      { label: 'Best period to' },
      { label: 'Worst', numeric: true },
      { label: 'Worst period to' },
      { label: 'Periods with a loss', numeric: true },
    ],
    rows: stretches.flatMap(([label, months]) => {
      const found = bestAndWorst(ends, months)
      if (!found) return []
      return [
        {
          key: label,
          cells: [
            textValue(label),
            percentValue(found.best.fraction, { signed: true }),
            { kind: 'date', date: found.best.to } as const,
            percentValue(found.worst.fraction, { signed: true }),
            { kind: 'date', date: found.worst.to } as const,
            percentValue(shareOfLosses(ends, months)),
          ],
        },
      ]
    }),
  })
}

function isShort({ security, asAt }: ReturnHistory): boolean {
  const { first } = security.index
  return first === null || first > addMonths(lastMonthEnd(asAt), -minMonths)
}
