import { formatDate, toEpochDay } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { addTradingDays, type EpochDay } from '../calendar.ts'
import type { EtfPlan } from '../identity/plan.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { DividendRow } from '../rows/income.ts'
import type { NavRow } from '../rows/prices.ts'
import type { Universe } from '../universe.ts'
import { type AnnouncedDividend, distributionNews } from './dividend-news.ts'
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
      .flatMap(row => announced(row) ?? [])
      .map(distribution => distributionNews(plan, distribution)),
    ...navs
      .filter(({ day }, i) => (navs[i + 1]?.day.slice(0, 7) ?? '') > day.slice(0, 7))
      .map(row => etfNavNews(plan, row)),
  ]
  for (const draft of drafts)
    if (draft.day >= from && draft.day <= until) emitNews(universe, collector, [plan.listing.marketCode], draft)
}

function announced({ declared_on: declaredOn, ...row }: DividendRow): AnnouncedDividend | null {
  const {
    kind,
    amount,
    scale,
    unit,
    financial_year: financialYear,
    ex_on: exOn,
    record_on: recordOn,
    pay_on: payOn,
  } = row
  return declaredOn && { kind, amount, scale, unit, financialYear, declaredOn, exOn, recordOn, payOn }
}

/** At the end of a month, announced on the next morning. */
export function etfNavNews(plan: EtfPlan, { day, nav }: Pick<NavRow, 'day' | 'nav'>): NewsDraft {
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
