import type { ChartEvent, ChartEventKind } from '@bellwether/contract'
import { corporateActions, dividends, events, news, people } from '@bellwether/db'
import {
  addDays,
  formatCount,
  formatMoneyShort,
  getMarketCode,
  type IsoDate,
  money,
  newsTabs,
  pagePath,
  price,
  type SecurityType,
} from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

type Find = (
  context: ResearchContext,
  security: Security,
  from: IsoDate,
  to: IsoDate,
) => Promise<readonly Omit<ChartEvent, 'kind'>[]>

const kindsOf: Readonly<Record<SecurityType, readonly ChartEventKind[]>> = {
  EQUITY: ['ex-dividend', 'results', 'director-deal', 'split', 'announcement'],
  CLOSED_END_FUND: ['ex-dividend', 'results', 'director-deal', 'split', 'announcement'],
  FUND: ['ex-dividend'],
  ETF: ['ex-dividend', 'split'],
  BOND: [],
}

/** More events of one type would cover the chart; the page of each type lists them all. */
const maxDeals = 200
const maxAnnouncements = 200
const regulatory = newsTabs.find(({ id }) => id === 'regulatory')?.sourceCodes ?? []

const resultKinds: readonly string[] = ['FULL_YEAR_RESULTS', 'HALF_YEAR_RESULTS', 'TRADING_STATEMENT']

const finders: Readonly<Record<ChartEventKind, Find>> = {
  'ex-dividend': async ({ db }, { id }, from, to) =>
    (await dividends.between(db, id, from, to))
      .filter(({ status }) => status === 'CONFIRMED')
      .map(({ exOn, amount, scale, unit, kind, reinvested }) => ({
        day: exOn,
        title: `${dividendLabels[kind] ?? 'Dividend'}${reinvested ? ', reinvested' : ''}`,
        amount: price(amount, scale, unit),
      })),
  results: async ({ db }, { id }, from, to) =>
    (await events.between(db, id, from, to))
      .filter(({ kind }) => resultKinds.includes(kind))
      .map(({ day, title }) => ({ day, title, amount: null })),
  'director-deal': async ({ db }, { id }, from, to) =>
    (await people.directorDeals(db, id, { since: from, kinds: ['BUY', 'SELL'], limit: maxDeals }))
      .filter(({ tradedOn }) => tradedOn <= to)
      .map(deal => ({
        day: deal.tradedOn,
        title: `${deal.name} ${deal.kind === 'BUY' ? 'bought' : 'sold'} ${formatCount(deal.shares)} shares, ${formatMoneyShort(money(deal.valueMinor, deal.currency))}`,
        amount: price(deal.price, deal.scale, deal.unit),
      })),
  split: async ({ db }, { id }, from, to) =>
    (await corporateActions.forSecurity(db, id))
      .filter(
        ({ kind, effectiveOn }) =>
          (kind === 'SPLIT' || kind === 'CONSOLIDATION') && effectiveOn >= from && effectiveOn <= to,
      )
      .map(({ effectiveOn, kind, description }) => ({
        day: effectiveOn,
        title: `${kind === 'SPLIT' ? 'Share split' : 'Consolidation'}: ${description}`,
        amount: null,
      })),
  announcement: async ({ db }, { listing }, from, to) => {
    const marketCode = getMarketCode(listing.marketCode)
    const { headlines } = await news.headlines(db, {
      symbols: [marketCode],
      sourceCodes: regulatory,
      from: new Date(`${from}T00:00:00Z`),
      to: new Date(`${addDays(to, 1)}T00:00:00Z`),
      limit: maxAnnouncements,
      startAt: 0,
    })
    return headlines.map(({ id, title, dateTime }) => ({
      day: dateTime.slice(0, 10) as IsoDate,
      title,
      amount: null,
      href: pagePath('news-item', marketCode, id),
    }))
  },
}

const dividendLabels: Readonly<Record<string, string>> = {
  INTERIM: 'Interim dividend',
  SECOND_INTERIM: 'Second interim dividend',
  THIRD_INTERIM: 'Third interim dividend',
  FOURTH_INTERIM: 'Fourth interim dividend',
  FINAL: 'Final dividend',
  SPECIAL: 'Special dividend',
  PID: 'Property income distribution',
  RETURN_OF_CAPITAL: 'Return of capital',
  DISTRIBUTION: 'Distribution',
}

export function eventKindsOf(type: SecurityType): readonly ChartEventKind[] {
  return kindsOf[type]
}

/** Of the requested kinds, oldest first. */
export async function chartEvents(
  context: ResearchContext,
  security: Security,
  kinds: readonly ChartEventKind[],
  from: IsoDate,
  to: IsoDate,
): Promise<readonly ChartEvent[]> {
  const wanted = eventKindsOf(security.type).filter(kind => kinds.includes(kind))
  const found = await Promise.all(
    wanted.map(async kind => (await finders[kind](context, security, from, to)).map(event => ({ ...event, kind }))),
  )
  return found.flat().sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
