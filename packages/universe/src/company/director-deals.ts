import { addTradingDays, type EpochDay, isoOf, tradingDayFrom } from '../calendar.ts'
import type { EquityPlan, TrustPlan } from '../identity/plan.ts'
import { exchangeRate, getUnitCurrency } from '../market/currency.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { DirectorDealRow } from '../rows/people.ts'
import type { Board, Director } from './board.ts'
import type { DeclaredDividend } from './dividend-plan.ts'

type DealKind = DirectorDealRow['kind']

export interface DirectorDeal {
  readonly director: Director
  readonly kind: DealKind
  readonly tradedOn: EpochDay
  readonly notifiedOn: EpochDay
  readonly shares: number
  /** Integer at the listing's scale, within the day's range; nothing is paid for an award. */
  readonly price: number
  readonly resultingShares: number
}

const acquiring = new Set<DealKind>(['BUY', 'EXERCISE', 'AWARD', 'DRIP', 'TRANSFER_IN', 'SIP', 'ISA', 'INHERITANCE'])
const boardKinds: readonly { kind: DealKind; weight: number }[] = [
  { kind: 'BUY', weight: 60 },
  { kind: 'SELL', weight: 8 },
  { kind: 'DRIP', weight: 14 },
  { kind: 'ISA', weight: 6 },
  { kind: 'TRANSFER_OUT', weight: 4 },
  { kind: 'GIFT', weight: 3 },
]
const executiveKinds: readonly { kind: DealKind; weight: number }[] = [
  { kind: 'BUY', weight: 26 },
  { kind: 'SELL', weight: 18 },
  { kind: 'AWARD', weight: 18 },
  { kind: 'EXERCISE', weight: 10 },
  { kind: 'SELL_TO_COVER', weight: 10 },
  { kind: 'SIP', weight: 10 },
  { kind: 'DRIP', weight: 6 },
  { kind: 'TRANSFER_IN', weight: 2 },
]

/** Dealings of some years, oldest first; each holding ends at what the director holds today. */
export function drawDirectorDeals(
  market: Market,
  plan: EquityPlan | TrustPlan,
  board: Board,
  bars: DailyBars,
  dividends: readonly DeclaredDividend[],
  years: number,
): DirectorDeal[] {
  const random = market.random(plan.listing.marketCode, 'director deals')
  const count = Math.round(years * random.uniform(1.2, plan.type === 'EQUITY' ? 4.5 : 2.2))
  const earliest = Math.max(market.until - Math.round(years * 365.25), market.days.days[bars.first] ?? market.until)
  const latest = (plan.suspendedOn ?? market.until) - 5
  const intended = Array.from({ length: count }, () => {
    const day = tradingDayFrom(earliest + Math.floor(random.next() * Math.max(0, latest - earliest)))
    return drawIntention(random, board, dividends, earliest, day)
  })
  const deals: DirectorDeal[] = []
  const held = new Map(board.directors.map(d => [d.personId, d.shares]))
  for (const intention of intended.toSorted((a, b) => b.tradedOn - a.tradedOn)) {
    const { director, kind, tradedOn } = intention
    const position = market.days.indexUpTo(tradedOn) - bars.first
    if (tradedOn < director.appointedOn || position < 0 || position >= bars.close.length) continue
    const [low, high] = [bars.low[position] ?? 0, bars.high[position] ?? 0]
    const price = kind === 'AWARD' || kind === 'GIFT' ? 0 : Math.round(low + (high - low) * random.next())
    const after = held.get(director.personId) ?? 0
    const shares = sharesOf(plan, intention, price, after, random)
    if (shares <= 0) continue
    held.set(director.personId, acquiring.has(kind) ? after - shares : after + shares)
    const notifiedOn = addTradingDays(tradedOn, random.integer(1, 3))
    deals.push({ director, kind, tradedOn, notifiedOn, shares, price, resultingShares: after })
  }
  return deals.filter(d => d.notifiedOn <= market.until).toReversed()
}

interface Intention {
  readonly director: Director
  readonly kind: DealKind
  readonly tradedOn: EpochDay
  /** What is reinvested. */
  readonly dividend: DeclaredDividend | null
}

/** A dividend is reinvested on the day it is paid; where none was paid, the director buys instead. */
function drawIntention(
  random: Random,
  board: Board,
  dividends: readonly DeclaredDividend[],
  earliest: EpochDay,
  day: EpochDay,
): Intention {
  const director = random.pick(board.directors)
  const { kind } = random.weighted(director.executive ? executiveKinds : boardKinds, k => k.weight)
  if (kind !== 'DRIP') return { director, kind, tradedOn: day, dividend: null }
  const dividend = dividends.findLast(d => d.payOn <= day && d.payOn >= earliest && d.exOn > director.appointedOn)
  return dividend
    ? { director, kind, tradedOn: tradingDayFrom(dividend.payOn), dividend }
    : { director, kind: 'BUY', tradedOn: day, dividend: null }
}

/** Working backwards: before a purchase the director held less, and never less than nothing. */
function sharesOf(
  plan: EquityPlan | TrustPlan,
  { kind, dividend }: Intention,
  price: number,
  after: number,
  random: Random,
): number {
  if (dividend) {
    const perShare = (dividend.amount / 10_000) * exchangeRate(plan.currency, plan.listing.unit)
    const bought = perShare / (price / 10 ** plan.listing.scale)
    return Math.floor((after * bought) / (1 + bought))
  }
  const wanted = Math.max(50, Math.round((after * random.uniform(0.02, 0.25)) / 10) * 10)
  return acquiring.has(kind) ? Math.min(wanted, after) : wanted
}

export function toDirectorDealRow(
  plan: EquityPlan | TrustPlan,
  deal: DirectorDeal,
  newsId: number | null,
): DirectorDealRow {
  const { unit, scale } = plan.listing
  return {
    security_id: plan.id,
    person_id: deal.director.personId,
    role: deal.director.role,
    kind: deal.kind,
    traded_on: isoOf(deal.tradedOn),
    notified_on: isoOf(deal.notifiedOn),
    shares: deal.shares,
    price: deal.price,
    scale,
    unit,
    value_minor: dealValue(plan, deal),
    currency: getUnitCurrency(unit),
    resulting_shares: deal.resultingShares,
    news_id: newsId,
    source_id: sourceId,
  }
}

/** Price times shares, in minor units of the currency. */
export function dealValue(plan: EquityPlan | TrustPlan, deal: DirectorDeal): number {
  const perUnit = plan.listing.unit === 'GBX' ? 1 : 100
  return Math.round((deal.price * deal.shares * perUnit) / 10 ** plan.listing.scale)
}
