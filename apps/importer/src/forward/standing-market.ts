import { type Database, prices, simulatedDays } from '@bellwether/db'
import {
  addDays,
  convertPrice,
  getIsoDate,
  getUnit,
  type IsoDate,
  isBusinessDay,
  price,
  rescalePrice,
} from '@bellwether/domain'
import type {
  ForwardBar,
  ForwardDay,
  ForwardGiven,
  ForwardIndex,
  ForwardListing,
  ForwardSecurity,
} from '@bellwether/universe'

type Listed = Awaited<ReturnType<typeof simulatedDays.listings>>[number]

/** Days before the last one in which everything that trades has had a price, and a quarterly trust a net asset value. */
const lookBackDays = 130
const allDays = getIsoDate('9999-12-31')
/** Of its last days, the usual volume of a listing is the average. */
const volumeDays = 30

interface Days {
  /** The trading day before. */
  readonly after: IsoDate
  readonly day: IsoDate
}

interface Line {
  readonly listed: Listed
  before: number
  readonly volumes: number[]
  /** Bars after the last day that the market was taken to: somebody recorded them. */
  readonly recorded: (ForwardBar & { readonly day: IsoDate })[]
}

type ValuedSecurity = Pick<ForwardSecurity, 'navs' | 'navFrequency' | 'closesSinceNav'>

const notValued: ValuedSecurity = { navs: [], navFrequency: 'DAILY', closesSinceNav: [] }

/** The simulated market on the last day it was taken to, as its tables have it; and then day by day in memory. */
export class StandingMarket {
  readonly #lines: ReadonlyMap<number, Line>
  readonly #securities: ReadonlyMap<number, readonly Line[]>
  readonly #navs: Map<number, ValuedSecurity>
  readonly #indices: Map<number, ForwardIndex>
  #rates: ReadonlyMap<string, number>

  private constructor(
    lines: readonly Line[],
    navs: Map<number, ValuedSecurity>,
    indices: readonly ForwardIndex[],
    rates: ReadonlyMap<string, number>,
  ) {
    this.#lines = new Map(lines.map(line => [line.listed.id, line]))
    this.#securities = Map.groupBy(lines, ({ listed }) => listed.securityId)
    this.#navs = navs
    this.#indices = new Map(indices.map(index => [index.id, index]))
    this.#rates = rates
  }

  static async read(db: Database, until: IsoDate): Promise<StandingMarket> {
    const from = addDays(until, -lookBackDays)
    const listed = await simulatedDays.listings(db)
    const [bars, navs, indices, members, rates] = [
      await prices.dailyOfMany(
        db,
        listed.map(({ id }) => id),
        from,
        allDays,
      ),
      await simulatedDays.navs(db, { from, until }),
      await simulatedDays.levels(db, { from, until }),
      Map.groupBy(await simulatedDays.members(db), ({ indexId }) => indexId),
      await simulatedDays.rates(db),
    ]
    const lines = listed.flatMap(each => {
      const own = bars.get(each.id) ?? []
      const past = own.filter(({ day }) => day <= until)
      const last = past.at(-1)
      if (last === undefined) return []
      const volumes = past.slice(-volumeDays).flatMap(({ volume }) => volume ?? [])
      return [{ listed: each, before: last.close, volumes, recorded: own.filter(({ day }) => day > until) }]
    })
    return new StandingMarket(
      lines,
      valuedSecurities(navs, lines, id => (bars.get(id) ?? []).filter(({ day }) => day <= until)),
      indices.map(({ id, kind, ...levels }) => {
        const weights = (members.get(id) ?? []).map(row => [row.securityId, Number(row.weighting ?? 0)] as const)
        return { id, kind, levels, weights: new Map(weights) }
      }),
      new Map(rates.map(({ currency, sterling }) => [currency, Number(sterling)])),
    )
  }

  /** What the next day starts from. */
  given(seed: number, days: Days, exDividends: readonly ExDividend[]): ForwardGiven {
    const drops = new Map<number, number>()
    for (const dividend of exDividends) {
      const [primary] = this.#securities.get(dividend.securityId) ?? []
      const drop = primary ? inUnitOf(primary.listed, dividend) : 0
      drops.set(dividend.securityId, (drops.get(dividend.securityId) ?? 0) + drop)
    }
    return {
      seed,
      day: days.day,
      securities: [...this.#securities].map(([id, lines]) => ({
        id,
        type: lines[0]?.listed.type ?? 'EQUITY',
        listings: lines.map(line => toListing(line, days)),
        ...(this.#navs.get(id) ?? notValued),
      })),
      indices: [...this.#indices.values()],
      rates: this.#rates,
      dropOf: securityId => drops.get(securityId) ?? 0,
    }
  }

  take({ bars, navs, levels, rates }: ForwardDay): void {
    for (const [id, { close, volume }] of bars) {
      const line = this.#lines.get(id)
      if (line === undefined) continue
      line.before = close
      if (volume !== null) line.volumes.push(volume)
      if (line.volumes.length > volumeDays) line.volumes.shift()
    }
    for (const [id, { navs: before, navFrequency }] of this.#navs) {
      const made = navs.get(id) ?? []
      const last = before.map(nav => made.findLast(({ basis }) => basis === nav.basis) ?? nav)
      this.#navs.set(id, { navs: last, navFrequency, closesSinceNav: [] })
    }
    for (const [id, level] of levels) {
      const index = this.#indices.get(id)
      if (index) this.#indices.set(id, { ...index, levels: level })
    }
    this.#rates = rates
  }
}

/** With the closes since its last value, among which may be valuation days that had not been announced when the market was made. */
function valuedSecurities(
  navs: readonly simulatedDays.SimulatedNav[],
  lines: readonly Line[],
  barsOf: (listingId: number) => readonly { readonly day: IsoDate; readonly close: number }[],
): Map<number, ValuedSecurity> {
  const primaries = new Map(lines.toReversed().map(({ listed }) => [listed.securityId, listed.id]))
  const valued = new Map<number, ValuedSecurity>()
  for (const [id, rows] of Map.groupBy(navs, ({ securityId }) => securityId)) {
    const closes = barsOf(primaries.get(id) ?? 0)
    const own = rows.flatMap(({ basis, day, nav }) => {
      const close = closes.findLast(bar => bar.day <= day)?.close
      return close === undefined ? [] : [{ basis, day, nav, close }]
    })
    const last = own[0]?.day
    if (last === undefined) continue
    valued.set(id, {
      navs: own,
      navFrequency: rows[0]?.frequency ?? 'DAILY',
      closesSinceNav: closes.filter(({ day }) => day > last && isBusinessDay(day)),
    })
  }
  return valued
}

export type ExDividend = Awaited<ReturnType<typeof simulatedDays.exDividends>>[number]

/** RP-DATA-32: a recorded session counts, at weekends too, where a demonstration trades. */
function toListing({ listed, before, volumes, recorded }: Line, { after, day }: Days): ForwardListing {
  const { id, exchange, unit, scale } = listed
  const usualVolume = volumes.length === 0 ? null : Math.round(volumes.reduce((a, b) => a + b, 0) / volumes.length)
  const between = recorded.findLast(bar => bar.day > after && bar.day < day)
  return {
    ...{ id, exchange, unit, scale, usualVolume },
    before: between?.close ?? before,
    recorded: recorded.find(bar => bar.day === day) ?? null,
  }
}

function inUnitOf({ unit, scale }: Listed, dividend: ExDividend): number {
  // In another currency than the price: too small to matter for a simulated price.
  if (getUnit(dividend.unit).currency !== getUnit(unit).currency) return 0
  return rescalePrice(convertPrice(price(dividend.amount, dividend.scale, dividend.unit), unit), scale, 'half-even')
    .value
}
