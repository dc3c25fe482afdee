import { getUnit, type IsoDate, toEpochDay } from '@bellwether/domain'
import { hasLevelOn } from '../market/level-publication.ts'
import { createRandom } from '../rng.ts'
import { marketReturn, worthReturn } from './day-returns.ts'
import { forwardBar } from './forward-bar.ts'
import type { ForwardBar, ForwardIndex, ForwardListing, ForwardNav, ForwardSecurity } from './forward-market.ts'
import { discountMove, forwardNavs } from './forward-nav.ts'

export interface ForwardGiven {
  readonly seed: number
  readonly day: IsoDate
  readonly securities: readonly ForwardSecurity[]
  readonly indices: readonly ForwardIndex[]
  /** Pounds for one unit of each currency. */
  readonly rates: ReadonlyMap<string, number>
  /** What a security's primary price loses by going ex-dividend on this day. */
  readonly dropOf: (securityId: number) => number
}

export interface ForwardDay {
  readonly bars: ReadonlyMap<number, ForwardBar>
  /** Of each security whose valuation day it is, oldest first; also of earlier days that were not announced yet. */
  readonly navs: ReadonlyMap<number, readonly ForwardNav[]>
  readonly levels: ReadonlyMap<number, ForwardIndex['levels']>
  readonly rates: ReadonlyMap<string, number>
}

const rateVolatility = 0.004

/**
 * The day after a market as it stands. Pure: the same seed, day and market before give the same day, so that a market is the same
 * however often and in what steps it was taken forward.
 */
export function forwardDay({ seed, day, securities, indices, rates, dropOf }: ForwardGiven): ForwardDay {
  const bars = new Map<number, ForwardBar>()
  const navs = new Map<number, readonly ForwardNav[]>()
  const returns = new Map<number, number>()
  const next = nextRates(rates, seed, day)
  const nextRate = (currency: string) => next.get(currency) ?? 1
  for (const security of securities) {
    const worth = worthReturn(seed, security, day)
    const [primary, ...others] = security.listings
    if (primary === undefined) continue
    const own = security.navs.length > 0 ? discountMove(seed, security.id, day) : 0
    const drop = dropOf(security.id)
    const bar = primary.recorded ?? forwardBar(seed, primary, day, { before: primary.before, move: worth + own, drop })
    bars.set(primary.id, bar)
    returns.set(security.id, bar.close / primary.before - 1)
    for (const other of others) bars.set(other.id, other.recorded ?? inOtherUnit(bar, primary, other, nextRate))
    const valued = forwardNavs(seed, security, { day, close: bar.close })
    if (valued.length > 0) navs.set(security.id, valued)
  }
  return {
    bars,
    navs,
    levels: new Map(
      indices
        .filter(({ kind }) => hasLevelOn(kind, toEpochDay(day)))
        .map(index => [index.id, nextLevels(index, growthOf(index, seed, day, returns))]),
    ),
    rates: next,
  }
}

/** RP-DATA-27: another line of a security is its main line at the rate of the day. */
function inOtherUnit(
  bar: ForwardBar,
  from: ForwardListing,
  to: ForwardListing,
  rateOf: (currency: string) => number,
): ForwardBar {
  const perUnit = ({ unit, scale }: ForwardListing) => {
    const { currency, perMajor } = getUnit(unit)
    return rateOf(currency) / perMajor / 10 ** scale
  }
  const multiple = perUnit(from) / perUnit(to)
  const convert = (value: number | null) => (value === null ? null : Math.max(1, Math.round(value * multiple)))
  return {
    open: convert(bar.open),
    high: convert(bar.high),
    low: convert(bar.low),
    close: convert(bar.close) ?? 1,
    volume: bar.volume === null ? null : Math.max(1, Math.round(bar.volume * 0.2)),
  }
}

const daysAYear = 252
/** Of cash overnight, and of consumer prices. */
const [cashRate, inflation] = [0.0375, 0.028]

/** What a level is multiplied by: cash earns its rate and prices rise a month at a time, both whatever the market does. */
function growthOf(
  { id, kind, weights }: ForwardIndex,
  seed: number,
  day: IsoDate,
  returns: ReadonlyMap<number, number>,
): number {
  if (kind === 'CASH') return 1 + cashRate / daysAYear
  if (kind === 'INFLATION') return 1 + inflation / 12
  let weighted = 0
  let sum = 0
  for (const [securityId, weight] of weights) {
    const change = returns.get(securityId)
    if (change === undefined) continue
    weighted += weight * change
    sum += weight
  }
  const other = Math.exp(marketReturn(seed, day) + 0.002 * createRandom(seed, 'index', day, id).normal()) - 1
  return 1 + (sum > 0 ? weighted / sum : other)
}

function nextLevels({ kind, levels }: ForwardIndex, factor: number) {
  // A yield of 3.5% a year, of which a seventh is withheld; that of cash is in its rate.
  const income = kind === 'CASH' ? 0 : 0.035 / daysAYear
  const next = (value: number | null, extra: number) => (value === null ? null : Math.round(value * (factor + extra)))
  return {
    level: next(levels.level, 0),
    total_return: next(levels.total_return, income),
    net_total_return: next(levels.net_total_return, (income * 6) / 7),
  }
}

function nextRates(rates: ReadonlyMap<string, number>, seed: number, day: IsoDate): ReadonlyMap<string, number> {
  return new Map(
    [...rates].map(([currency, sterling]) => {
      const move = currency === 'GBP' ? 0 : rateVolatility * createRandom(seed, 'rate', day, currency).normal()
      return [currency, Number((sterling * Math.exp(move)).toFixed(8))]
    }),
  )
}
