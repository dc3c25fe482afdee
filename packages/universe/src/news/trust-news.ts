import { formatDate, formatNumber, formatPercent, type IsoDate } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { type EpochDay, isoOf, monthOf } from '../calendar.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { NavPoint } from '../portfolio/nav-rows.ts'
import type { TrustCompany } from '../portfolio/trust-company.ts'
import type { TrustAccounts } from '../portfolio/trust-statements.ts'
import type { Universe } from '../universe.ts'
import { emitNews, type NewsDraft } from './news-draft.ts'
import { priceText } from './news-figures.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'

const recentDays = 60

/** Net asset values: every one of the last weeks, before that one a month. */
export function emitNavNews(
  universe: Universe,
  collector: RowCollector,
  trust: TrustCompany,
  navs: readonly NavPoint[],
  from: EpochDay,
): void {
  const { plan } = trust
  const { until } = universe.market
  for (const [i, { day, nav, announced: at }] of navs.entries()) {
    const next = navs[i + 1]
    const lastOfMonth = next !== undefined && monthOf(next.day) !== monthOf(day)
    const announced = Math.floor(at.getTime() / 86_400_000)
    if (announced < from || announced > until || (day < until - recentDays && !lastOfMonth)) continue
    const { name, shortName, listing } = plan
    emitNews(
      universe,
      collector,
      [listing.marketCode],
      navNews({ name, shortName, ...listing }, { day: isoOf(day), nav, at }),
    )
  }
}

interface NavIssuer {
  readonly name: string
  readonly shortName: string
  readonly unit: string
  readonly scale: number
}

export interface NavAnnouncement {
  readonly day: IsoDate
  readonly nav: number
  readonly at: Date
}

export function navNews({ name, shortName, ...listing }: NavIssuer, { day, nav, at }: NavAnnouncement): NewsDraft {
  return {
    day: Math.floor(at.getTime() / 86_400_000),
    at,
    kind: 'NAV',
    source: 'LSELSERNS',
    title: `${shortName}: Net Asset Value(s) at ${formatDate(day)}`,
    html: [
      paragraphs(
        `${name} announces its net asset value per ordinary share as at the close of business on ${formatDate(day)}.`,
      ),
      table(['Basis', 'Per share'], [['Cum income, debt at fair value', priceText(nav, listing)]]),
      fictionNote,
    ].join('\n'),
  }
}

/** Purchases of own shares, where the accounts show that there were some: a handful of days of the last year. */
export function emitBuybackNews(
  universe: Universe,
  collector: RowCollector,
  trust: TrustCompany,
  accounts: TrustAccounts,
  from: EpochDay,
): void {
  const { market } = universe
  const { plan, bars } = trust
  if (accounts.halves.slice(-2).every(h => h.buybacks === 0)) return
  const random = market.random(plan.listing.marketCode, 'buyback news')
  const days = market.days.days
  const positions = new Set(
    Array.from({ length: 14 }, () => days.length - 1 - random.integer(1, Math.min(240, bars.close.length - 2))),
  )
  for (const position of positions) {
    const day = days[position] ?? market.until
    if (day < from) continue
    const i = position - bars.first
    const price = Math.round(((bars.low[i] ?? 0) + (bars.high[i] ?? 0)) / 2)
    const nav = trust.navs[i] ?? 0
    const shares = Math.max(1000, Math.round((plan.shares * random.uniform(0.00002, 0.0002)) / 500) * 500)
    emitNews(universe, collector, [plan.listing.marketCode], {
      day,
      at: londonTime(day, 17, random.integer(2, 40)),
      kind: 'OWN_SHARES',
      source: 'LSELSERNS',
      title: `${plan.shortName}: Transaction in Own Shares`,
      html: [
        paragraphs(
          `${plan.name} bought ${formatNumber(shares, 0)} of its own shares at ${priceText(price, plan.listing)} each${nav > price ? `, a discount of ${formatPercent(1 - price / nav)} to net asset value` : ''}, to be held in treasury.`,
        ),
        fictionNote,
      ].join('\n'),
    })
  }
}
