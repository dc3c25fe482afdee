import { type DistributionView, type ScreenerAddress, type ScreenerRange, screenerFilters } from '@bellwether/contract'
import { type screener, screenerSummaries } from '@bellwether/db'
import { daysBetween, type IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { parseNumber } from './screener-conditions.ts'

/** How the figures behind each range filter are spread, by the name of the field. Without them the form is as useful as before. */
export async function screenerDistributions(
  context: ResearchContext,
  address: ScreenerAddress,
  today: IsoDate,
): Promise<Readonly<Record<string, DistributionView>>> {
  const { type } = address
  const fields = screenerFilters[type].filter(field => field.kind === 'range')
  try {
    const summary = await screenerSummaries.find(context.db, type)
    return Object.fromEntries(
      fields.flatMap(field => {
        const spread = summary?.distributions[field.name]
        if (!summary || !spread) return []
        const counted = field.name === 'maturity' ? nearer(spread, daysBetween(summary.day, today)) : spread
        return [[field.name, distributionOf(field, counted, address.texts)]]
      }),
    )
  } catch (err) {
    context.log.error({ err }, 'distributions of the screener failed')
    return {}
  }
}

type Spread = Omit<screener.ColumnDistribution, 'column'>

/** Years to maturity, so many days after they were counted. */
function nearer(spread: Spread, days: number): Spread {
  const [low, median, high] = spread.percentiles
  const passed = days / 365.25
  return { ...spread, percentiles: [low - passed, median - passed, high - passed] }
}

/** In the unit of the form's fields, with the part of the figures that the typed bounds leave in. */
export function distributionOf(
  { name, unit }: Pick<ScreenerRange, 'name' | 'unit'>,
  { count, percentiles: [low, median, high], bins }: Spread,
  texts: ScreenerAddress['texts'],
): DistributionView {
  const boundOf = (end: 'From' | 'To') => parseNumber(texts[`${name}${end}`] ?? '')
  const [from, to] = [boundOf('From') ?? Number.NEGATIVE_INFINITY, boundOf('To') ?? Number.POSITIVE_INFINITY]
  const edge = (index: number) => toTyped(low + ((high - low) * index) / bins.length, unit)
  const made = bins.map((each, index) => {
    // The outermost bins also count what is beyond them.
    const [start, end] = [edge(index), edge(index + 1)].toSorted((a, b) => a - b) as [number, number]
    return { count: each, included: end >= from && start <= to }
  })
  const reversed = unit === 'percentBelow'
  return {
    count,
    low: toTyped(reversed ? high : low, unit),
    median: toTyped(median, unit),
    high: toTyped(reversed ? low : high, unit),
    bins: reversed ? made.toReversed() : made,
  }
}

function toTyped(value: number, unit: ScreenerRange['unit']): number {
  switch (unit) {
    case 'percent':
      return value * 100
    case 'percentBelow':
      return -value * 100
    case 'millions':
      // Logarithms of pence: a few companies are larger than all others together.
      return Math.exp(value) / 1e8
    case 'pounds':
      return Math.exp(value)
    default:
      return value
  }
}
