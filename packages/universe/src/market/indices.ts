import { type EpochDay, isoOf } from '../calendar.ts'
import type { EquityPlan } from '../identity/plan.ts'
import { sourceId } from '../platform/source.ts'
import type { IndexLevelRow, IndexMemberRow, IndexRow } from '../rows/indices.ts'
import { sterlingRate } from './currency.ts'
import type { DailyBars } from './daily-bars.ts'
import { levelPublished } from './level-publication.ts'

interface IndexDefinition {
  readonly id: number
  readonly code: string
  readonly name: string
  /** As the documents of funds call it. */
  readonly citedAs: string
  /** Level on the last day, in points; a real index would fix its first day instead. */
  readonly lastLevel: number
}

const definitions: readonly IndexDefinition[] = [
  { id: 1, code: 'UK100', name: 'UK 100', citedAs: 'Bellwether UK 100 Index', lastLevel: 9412.35 },
  { id: 2, code: 'UK250', name: 'UK 250', citedAs: 'Bellwether UK 250 Index', lastLevel: 22_180.6 },
  { id: 3, code: 'UKALL', name: 'UK All-Share', citedAs: 'Bellwether UK All-Share Index', lastLevel: 5063.18 },
  { id: 4, code: 'AIM', name: 'UK AIM', citedAs: 'Bellwether UK AIM Index', lastLevel: 782.44 },
  { id: 5, code: 'WORLD', name: 'World', citedAs: 'Bellwether World Index', lastLevel: 4306.92 },
]

/** What an index counts of what its members pay: nothing, all of it, or what is left after withholding tax, as a fund receives it. */
export type IndexReturn = 'price' | 'total' | 'net'

/** UK companies pay dividends in full; others keep back the tax that most treaties allow. */
const withholdingTax = 0.15

interface Growth {
  /** Value of the members on the day before. */
  readonly before: Float64Array
  /** On the day, with what was paid on it. */
  readonly after: Readonly<Record<IndexReturn, Float64Array>>
}

/** Indices by market value, worked out from their members' own prices and dividends. */
export class IndexBook {
  readonly #members = new Map<string, EquityPlan[]>()
  readonly #indicesOf = new Map<number, string[]>()
  readonly #growth = new Map<string, Growth>()
  readonly #days: readonly EpochDay[]
  readonly #levels = new Map<string, Float64Array>()

  constructor(days: readonly EpochDay[], equities: readonly EquityPlan[]) {
    this.#days = days
    const london = equities.filter(e => e.listing.exchange === 'LSE' && e.suspendedOn === null)
    const main = london
      .filter(e => e.listing.segment === 'Main Market')
      .toSorted((a, b) => b.sizeGbp - a.sizeGbp || a.id - b.id)
    // In a small universe the largest third stands for the hundred.
    const large = Math.min(100, Math.ceil(main.length / 3))
    this.#admit('UK100', main.slice(0, large))
    this.#admit('UK250', main.slice(large, large + 250))
    this.#admit('UKALL', main)
    this.#admit(
      'AIM',
      london.filter(e => e.listing.segment === 'AIM'),
    )
    this.#admit('WORLD', [...equities.filter(e => e.listing.exchange !== 'LSE'), ...main.slice(0, large)])
    for (const { code } of definitions) {
      const days = () => new Float64Array(this.#days.length)
      this.#growth.set(code, { before: days(), after: { price: days(), total: days(), net: days() } })
    }
  }

  #admit(code: string, members: EquityPlan[]): void {
    this.#members.set(code, members)
    for (const { id } of members) this.#indicesOf.set(id, [...(this.#indicesOf.get(id) ?? []), code])
  }

  /** Adds a member's days; others are ignored. A member counts from its second day on. `paidAt` is in price units, by position. */
  record(plan: EquityPlan, bars: DailyBars, paidAt: (position: number) => number): void {
    const weight = (plan.shares * sterlingRate(plan.listing.unit)) / 10 ** plan.listing.scale
    const kept = plan.country === 'GB' ? 1 : 1 - withholdingTax
    for (const code of this.#indicesOf.get(plan.id) ?? []) {
      const growth = this.#growth.get(code)
      if (!growth) continue
      const { before, after } = growth
      for (let i = 1; i < bars.close.length; i++) {
        const day = bars.first + i
        const [close, paid] = [bars.close[i] ?? 0, paidAt(i)]
        before[day] = (before[day] ?? 0) + weight * (bars.close[i - 1] ?? 0)
        after.price[day] = (after.price[day] ?? 0) + weight * close
        after.total[day] = (after.total[day] ?? 0) + weight * (close + paid)
        after.net[day] = (after.net[day] ?? 0) + weight * (close + kept * paid)
      }
    }
  }

  /** Levels in points, one for each trading day, the same for every kind on the last; null for a code that is no index of ours. */
  levels(code: string, kind: IndexReturn = 'price'): Float64Array | null {
    const known = this.#levels.get(`${code} ${kind}`)
    if (known) return known
    const definition = definitions.find(d => d.code === code)
    const growth = this.#growth.get(code)
    if (!definition || !growth) return null
    const { before } = growth
    const after = growth.after[kind]
    const levels = new Float64Array(this.#days.length)
    let level = definition.lastLevel
    for (let day = levels.length - 1; day >= 0; day--) {
      levels[day] = level
      const was = before[day] ?? 0
      const is = after[day] ?? 0
      if (was > 0 && is > 0) level *= was / is
    }
    this.#levels.set(`${code} ${kind}`, levels)
    return levels
  }

  indexRows(): IndexRow[] {
    return definitions.map(({ id, code, name, citedAs }) => ({
      id,
      code,
      name,
      currency: 'GBP',
      kind: 'MARKET',
      cited_as: citedAs,
      source_id: sourceId,
    }))
  }

  *levelRows(): Generator<IndexLevelRow> {
    for (const { id, code } of definitions) {
      const [price, total, net] = (['price', 'total', 'net'] as const).map(kind => this.levels(code, kind))
      for (let day = 0; day < this.#days.length; day++) {
        yield {
          index_id: id,
          day: isoOf(this.#days[day] ?? 0),
          level: toHundredths(price?.[day] ?? 0),
          total_return: toHundredths(total?.[day] ?? 0),
          net_total_return: toHundredths(net?.[day] ?? 0),
          published: levelPublished('MARKET', this.#days[day] ?? 0),
          source_id: sourceId,
        }
      }
    }
  }

  *memberRows(asAt: EpochDay): Generator<IndexMemberRow> {
    for (const { id, code } of definitions) {
      const members = this.#members.get(code) ?? []
      const total = members.reduce((sum, m) => sum + m.sizeGbp, 0)
      for (const member of members) {
        yield {
          index_id: id,
          security_id: member.id,
          weighting: Math.round((member.sizeGbp / total) * 1e6) / 1e6,
          as_at: isoOf(asAt),
          source_id: sourceId,
        }
      }
    }
  }
}

/** What a fund that follows an index needs of all of them. */
export type IndexLevels = Pick<IndexBook, 'levels'>

/** As levels are stored. */
export function toHundredths(points: number): number {
  return Math.round(points * 100)
}

/** Log returns between a series' neighbouring values; nothing into the first. */
export function logReturns(levels: Float64Array): Float64Array {
  return levels.map((level, i) => (i === 0 ? 0 : Math.log(level / (levels[i - 1] ?? level))))
}
