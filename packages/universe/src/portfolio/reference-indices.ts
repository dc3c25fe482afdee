import { isoOf } from '../calendar.ts'
import type { UniversePlan } from '../identity/plan-universe.ts'
import { toHundredths } from '../market/indices.ts'
import { levelPublished } from '../market/level-publication.ts'
import { cashLevels, consumerPriceLevels, type Level } from '../market/money-value.ts'
import { sourceId } from '../platform/source.ts'
import type { IndexLevelRow, IndexRow } from '../rows/indices.ts'
import type { Universe } from '../universe.ts'
import { benchmarkPriceReturns, benchmarkReturns, levelsFrom } from './benchmark-returns.ts'
import { mandates } from './mandates.ts'

type Kind = NonNullable<IndexRow['kind']>

type LevelsOf = (universe: Universe) => Iterable<Level>
type Counted = 'level' | 'total_return' | 'net_total_return'

interface Reference {
  readonly row: IndexRow
  /** Each on the same days. */
  readonly levels: Readonly<Partial<Record<Counted, LevelsOf>>>
}

const cash: Reference = {
  row: index(6, 'SONIA', 'Cash at SONIA', 'CASH', 'SONIA'),
  levels: { total_return: ({ market }) => cashLevels(market) },
}
const prices: Reference = {
  row: index(7, 'CPI', 'Consumer prices (CPI)', 'INFLATION', 'CPI'),
  levels: { level: ({ market }) => consumerPriceLevels(market) },
}

/**
 * What money and the products of this universe are measured by, beside the indices of its shares. A sector average is no
 * index, and cash or inflation with a margin is none of ours.
 */
function referencesOf({ trusts, funds, etfs }: UniversePlan): Reference[] {
  const found = new Map<string, Reference>()
  for (const plan of [...trusts, ...funds, ...etfs]) {
    const { mandate } = plan
    const multiple = plan.type === 'ETF' ? plan.leverage : 1
    if (!mandate.benchmark.endsWith('Index') || (mandate.index !== null && multiple === 1)) continue
    const cited = multiple === 1 ? mandate.benchmark : `${mandate.benchmark} Daily ${multiple}x Leveraged`
    // In a table or legend there is room for a short name only.
    const name =
      multiple === 1 ? cited : `${mandate.benchmark.replace(/^Bellwether | Index$/g, '')}, daily ${multiple}x`
    const code = cited.toUpperCase().replace(/[^A-Z0-9]+/g, '-')
    found.set(cited, {
      row: index(10 + 10 * mandates.indexOf(mandate) + multiple, code, name, 'BENCHMARK', cited),
      levels: {
        level: ({ market, indices }) => growing(benchmarkPriceReturns(market, indices, mandate, multiple)),
        net_total_return: ({ market, indices }) => growing(benchmarkReturns(market, indices, mandate, multiple)),
      },
    })
  }
  return [cash, prices, ...found.values()]
}

export function referenceIndexRows(plan: UniversePlan): IndexRow[] {
  return referencesOf(plan).map(({ row }) => row)
}

export function* referenceLevelRows(universe: Universe): Generator<IndexLevelRow> {
  const { days } = universe.market.days
  for (const { row, levels } of referencesOf(universe.plan)) {
    const points = (counted: Counted) =>
      new Map([...(levels[counted]?.(universe) ?? [])].map(each => [each.position, each.points]))
    const [price, total, net] = [points('level'), points('total_return'), points('net_total_return')]
    for (const position of [price, total, net].find(({ size }) => size > 0)?.keys() ?? []) {
      const at = (of: ReadonlyMap<number, number>) => {
        const value = of.get(position)
        return value === undefined ? null : toHundredths(value)
      }
      yield {
        index_id: row.id,
        day: isoOf(days[position] ?? 0),
        level: at(price),
        total_return: at(total),
        net_total_return: at(net),
        published: levelPublished(row.kind, days[position] ?? 0),
        source_id: sourceId,
      }
    }
  }
}

function* growing(returns: Float64Array): Generator<Level> {
  for (const [position, points] of levelsFrom(returns).entries()) yield { position, points }
}

function index(id: number, code: string, name: string, kind: Kind, citedAs: string): IndexRow {
  return { id, code, name, currency: 'GBP', kind, cited_as: citedAs, source_id: sourceId }
}
