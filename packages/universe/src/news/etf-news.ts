import { dateParts, formatDate, formatPrice, type IsoDate, price } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { addTradingDays, dayOf, type EpochDay } from '../calendar.ts'
import type { EtfPlan } from '../identity/plan.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { DividendRow } from '../rows/income.ts'
import type { NavRow } from '../rows/prices.ts'
import type { Universe } from '../universe.ts'
import { emitNews, type NewsDraft } from './news-draft.ts'
import { priceText } from './news-figures.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'

/** What an ETF announces in London: its distributions, and its net asset value at the end of each month. */
export function emitEtfNews(
  universe: Universe,
  collector: RowCollector,
  plan: EtfPlan,
  {
    distributions,
    navs,
    from,
  }: {
    readonly distributions: readonly DividendRow[]
    readonly navs: readonly NavRow[]
    readonly from: EpochDay
  },
): void {
  const { until } = universe.market
  const drafts = [
    ...distributions
      .filter(row => !row.reinvested && row.status === 'CONFIRMED')
      .map(row => distributionNews(plan, row)),
    ...navs
      .filter(({ day }, i) => (navs[i + 1]?.day.slice(0, 7) ?? '') > day.slice(0, 7))
      .map(row => navNews(plan, row)),
  ]
  for (const draft of drafts)
    if (draft && draft.day >= from && draft.day <= until)
      emitNews(universe, collector, [plan.listing.marketCode], draft)
}

function distributionNews(plan: EtfPlan, row: DividendRow): NewsDraft | null {
  if (row.declared_on === null) return null
  const day = toEpochDay(row.declared_on)
  const amount = formatPrice(price(row.amount, row.scale, row.unit))
  return {
    day,
    at: londonTime(day, 7, 0, (plan.id * 17) % 60),
    kind: 'DIVIDEND',
    source: 'LSELSERNS',
    title: `${plan.shortName}: Distribution of ${amount}`,
    html: [
      paragraphs(`${plan.house} announces a distribution of ${amount} per share of ${plan.name}.`),
      table(
        ['Distribution', 'Date'],
        [
          ['Ex-dividend', formatDate(row.ex_on)],
          ...(row.record_on ? [['Record date', formatDate(row.record_on)]] : []),
          ...(row.pay_on ? [['Payment', formatDate(row.pay_on)]] : []),
        ],
      ),
      fictionNote,
    ].join('\n'),
  }
}

function navNews(plan: EtfPlan, { day, nav }: NavRow): NewsDraft {
  const announced = addTradingDays(toEpochDay(day), 1)
  return {
    day: announced,
    at: londonTime(announced, 7, 0, (plan.id * 13) % 60),
    kind: 'NAV',
    source: 'LSELSERNS',
    title: `${plan.shortName}: Net Asset Value(s) at ${formatDate(day)}`,
    html: [
      paragraphs(`${plan.house} announces the net asset value per share of ${plan.name} as at ${formatDate(day)}.`),
      table(['Basis', 'Per share'], [['Net asset value', priceText(nav, plan.listing)]]),
      fictionNote,
    ].join('\n'),
  }
}

function toEpochDay(day: IsoDate): EpochDay {
  const parts = dateParts(day)
  return dayOf(parts.year, parts.month, parts.day)
}
