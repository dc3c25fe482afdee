import {
  annualVolatility,
  bestAndWorst,
  type DatedValue,
  lastMonthEnd,
  maxDrawdown,
  monthEndsBetween,
  rollingReturns,
} from '@bellwether/analytics'
import type { BlockState, RiskReturnRow, RiskReturnView } from '@bellwether/contract'
import { addMonths, formatDate, type IsoDate } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { riskReturnFigures } from './return-calculations.ts'
import { likeLines, type ReturnHistory, type ReturnLine } from './return-history.ts'

/** Fewer months are too few to be meaningful. */
const minMonths = 36

export function riskReturnView(history: ReturnHistory | string): BlockState<RiskReturnView> {
  if (typeof history === 'string') return empty(history)
  const { asAt, security, basis } = history
  const { first } = security.index
  if (first === null || first > addMonths(lastMonthEnd(asAt), -minMonths)) {
    return empty(
      `Not enough history: these figures need ${minMonths} complete months of prices${first ? `; history starts on ${formatDate(first)}` : ''}.`,
    )
  }
  const lines = likeLines(history)
  const measured = new Map([...new Set([security, ...lines])].map(line => [line, measure(line, history)]))
  const rows = lines.flatMap(line => measured.get(line)?.row ?? [])
  const own = measured.get(security)
  const explained = own ? riskReturnFigures(security, own.row, own.monthEnds, minMonths) : []
  return ready({ from: first, asAt, rows, basis, explained })
}

type RiskLine = Pick<ReturnLine, 'index' | 'days'>

export interface LineRisk {
  readonly volatility: number
  /** Null for a line that never fell. */
  readonly drawdown: RiskReturnRow['drawdown']
}

/** How much the total return varied over three years and how far it fell since `from`; null with too few months. */
export function lineRisk(line: RiskLine, from: IsoDate, monthEnds: readonly DatedValue[]): LineRisk | null {
  const volatility = annualVolatility(monthEnds, minMonths)
  if (volatility === null) return null
  const daily = line.days
    .map(({ day }, index) => ({ day, value: line.index.growth[index] ?? 0 }))
    .filter(({ day }) => day >= from)
  return { volatility, drawdown: maxDrawdown(daily) }
}

export function monthEndsOf({ index }: RiskLine, from: IsoDate, asAt: IsoDate): readonly DatedValue[] {
  return monthEndsBetween(from, asAt).map(day => ({ day, value: 1 + (index.between(from, day) ?? 0) }))
}

/** An index is measured over the life of the security only. */
function measure(line: ReturnLine, { asAt, security }: ReturnHistory) {
  const { first } = line.index
  if (first === null) return null
  const from = security.index.first !== null && security.index.first > first ? security.index.first : first
  const monthEnds = monthEndsOf(line, from, asAt)
  const risk = lineRisk(line, from, monthEnds)
  const extremes = bestAndWorst(monthEnds)
  if (!risk || !extremes) return null
  const row: RiskReturnRow = { name: line.name, ...risk, ...extremes, rolling: rollingReturns(monthEnds) }
  return { row, monthEnds }
}
