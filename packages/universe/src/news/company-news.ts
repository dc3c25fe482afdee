import { formatCount, formatDate, formatMoney, formatNumber, formatPercent, money } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { addTradingDays, type EpochDay, isoOf, monthEnd, monthOf, tradingDayUpTo, yearOf } from '../calendar.ts'
import { type CalendarEvent, companyEvents } from '../company/calendar-events.ts'
import { type DirectorDeal, dealValue, toDirectorDealRow } from '../company/director-deals.ts'
import type { DeclaredDividend } from '../company/dividend-plan.ts'
import { dividendUnit } from '../company/dividend-rows.ts'
import type { FiscalCalendar } from '../company/fiscal-calendar.ts'
import type { Shareholder } from '../company/shareholders.ts'
import { newsworthy, type Statement } from '../company/statement-rows.ts'
import type { EquityPlan, TrustPlan } from '../identity/plan.ts'
import { getUnitCurrency } from '../market/currency.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { Random } from '../rng.ts'
import type { Universe } from '../universe.ts'
import { type AnnouncedDividend, dividendNews } from './dividend-news.ts'
import { emitNews, type NewsDraft } from './news-draft.ts'
import { priceText } from './news-figures.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'
import { resultsNews, resultsStory } from './results-news.ts'

export interface NewsSubject {
  readonly plan: EquityPlan | TrustPlan
  readonly calendar: FiscalCalendar
  readonly statements: readonly Statement[]
  readonly dividends: readonly DeclaredDividend[]
  readonly deals: readonly DirectorDeal[]
  readonly shareholders: readonly Shareholder[]
  readonly bars: DailyBars
  /** Shares in issue on a day. */
  readonly sharesOn: (day: EpochDay) => number
}

/** Announcements a London company must make, each about something that is in the data; and the director dealings they report. */
export function emitCompanyNews(
  universe: Universe,
  collector: RowCollector,
  subject: NewsSubject,
  from: EpochDay,
): void {
  const { market } = universe
  const { plan, bars } = subject
  const code = plan.listing.marketCode
  const random = market.random(code, 'news')
  // The day after the last price is the day on which the suspension is announced.
  const until = plan.suspendedOn === null ? market.until : addTradingDays(plan.suspendedOn, 1)
  const within = (day: EpochDay) => day >= from && day <= until
  const publish = (draft: NewsDraft | null) =>
    draft && within(draft.day) ? emitNews(universe, collector, [code], draft) : null
  const moveOn = (day: EpochDay) => {
    const i = market.days.indexUpTo(day) - bars.first
    return i > 0 ? (bars.close[i] ?? 1) / (bars.close[i - 1] ?? 1) - 1 : 0
  }

  const statements = newsworthy(subject.statements)
  for (const statement of statements) {
    const before =
      statements.find(s => s.period === statement.period && s.fiscalYear === statement.fiscalYear - 1) ?? null
    publish(resultsNews(plan, statement, before, 'LSELSERNS'))
    if (plan.sizeGbp > 1e10)
      publish(
        resultsStory(
          plan,
          statement,
          before,
          statement.publishedOn === null ? 0 : moveOn(statement.publishedOn),
          random,
        ),
      )
  }
  for (const event of companyEvents(subject.calendar)) publish(eventNews(plan, event, random))
  for (const dividend of subject.dividends) publish(dividendNews(plan, announced(plan, dividend)))
  for (const holder of subject.shareholders) publish(holdingNews(plan, holder, random))
  for (const draft of votingRights(subject, from, until, random)) publish(draft)
  for (const deal of subject.deals) {
    const newsId = publish(dealNews(plan, deal, random))
    collector.add('director_deals', toDirectorDealRow(plan, deal, newsId))
  }
  if (plan.type === 'EQUITY') publish(splitNews(plan))
  publish(suspensionNews(plan))
}

const rns = (
  kind: NewsDraft['kind'],
  day: EpochDay,
  time: readonly [number, number, number],
  title: string,
  html: string,
): NewsDraft => ({
  kind,
  day,
  at: londonTime(day, ...time),
  source: 'LSELSERNS',
  title,
  html: `${html}\n${fictionNote}`,
})

function eventNews(plan: EquityPlan | TrustPlan, event: CalendarEvent, random: Random): NewsDraft | null {
  const name = plan.shortName
  if (event.kind === 'AGM') {
    const vote = random.uniform(0.93, 0.997)
    return rns(
      'AGM',
      event.day,
      [14, random.integer(5, 55), 12],
      `${name}: Result of AGM`,
      paragraphs(
        `All resolutions were passed at the annual general meeting of ${plan.name} held today. The report and accounts were received with ${formatPercent(vote)} of the votes in favour.`,
      ),
    )
  }
  if (plan.type !== 'EQUITY') return null
  if (event.kind === 'TRADING_STATEMENT') {
    const tone = random.pick([
      'in line with the board’s expectations',
      'slightly ahead of the board’s expectations',
      'in line with the same period last year',
    ])
    return rns(
      'TRADING',
      event.day,
      [7, 0, random.integer(0, 59)],
      `${name}: ${event.title}`,
      paragraphs(
        `${plan.name} issues this update ahead of its results.`,
        `Trading in the period was ${tone}. ${plan.sector.divisions[0]} made the largest contribution.`,
        'Further details will be given with the results.',
      ),
    )
  }
  return null
}

function announced(plan: EquityPlan | TrustPlan, d: DeclaredDividend): AnnouncedDividend {
  return {
    ...{ kind: d.kind, amount: d.amount, ...dividendUnit(plan.currency), financialYear: d.fiscalYear },
    ...{ declaredOn: isoOf(d.declaredOn), exOn: isoOf(d.exOn), recordOn: isoOf(d.recordOn), payOn: isoOf(d.payOn) },
  }
}

function holdingNews(plan: EquityPlan | TrustPlan, holder: Shareholder, random: Random): NewsDraft {
  return rns(
    'HOLDING',
    holder.notifiedOn,
    [random.integer(9, 17), random.integer(0, 59), 30],
    `${plan.shortName}: Holding(s) in Company`,
    [
      paragraphs(
        `${plan.name} has been notified of the following holding under the Disclosure Guidance and Transparency Rules.`,
      ),
      table(
        ['Holder', 'Voting rights', 'Percentage'],
        [[holder.holder, formatCount(holder.shares), formatPercent(holder.share)]],
      ),
    ].join('\n'),
  )
}

const dealLabels: Readonly<Record<DirectorDeal['kind'], string>> = {
  BUY: 'Purchase',
  SELL: 'Sale',
  EXERCISE: 'Exercise of options',
  SELL_TO_COVER: 'Sale to cover tax',
  AWARD: 'Award of nil-cost shares',
  DRIP: 'Dividend reinvestment',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
  SIP: 'Purchase in the share incentive plan',
  ISA: 'Purchase in an ISA',
  GIFT: 'Gift',
  INHERITANCE: 'Inheritance',
  LOAN: 'Pledged as security for a loan',
}

function dealNews(plan: EquityPlan | TrustPlan, deal: DirectorDeal, random: Random): NewsDraft {
  const { director } = deal
  return rns(
    'DIRECTOR',
    deal.notifiedOn,
    [random.integer(9, 17), random.integer(0, 59), 5],
    `${plan.shortName}: Director/PDMR Shareholding`,
    [
      paragraphs(
        `${plan.name} has been notified of the following transaction by a person discharging managerial responsibilities.`,
      ),
      table(
        ['Details', ''],
        [
          ['Name', director.name],
          ['Position', director.role],
          ['Nature of the transaction', dealLabels[deal.kind]],
          ['Shares', String(deal.shares)],
          ['Price', deal.price === 0 ? 'nil' : priceText(deal.price, plan.listing)],
          ['Value', formatMoney(money(dealValue(plan, deal), getUnitCurrency(plan.listing.unit)))],
          ['Date of the transaction', formatDate(isoOf(deal.tradedOn))],
          ['Resulting holding', String(deal.resultingShares)],
        ],
      ),
    ].join('\n'),
  )
}

/** Every second month end: the number of votes. */
function* votingRights(subject: NewsSubject, from: EpochDay, until: EpochDay, random: Random): Generator<NewsDraft> {
  const { plan } = subject
  const odd = random.integer(0, 1)
  for (let year = yearOf(from); year <= yearOf(until); year++) {
    for (let month = 1; month <= 12; month++) {
      if (month % 2 !== odd) continue
      const day = tradingDayUpTo(monthEnd(year, month))
      if (day < from || day > until || monthOf(day) !== month) continue
      yield rns(
        'VOTING_RIGHTS',
        day,
        [16, 40, 0],
        `${plan.shortName}: Total Voting Rights`,
        paragraphs(
          `At ${formatDate(isoOf(day))} the issued share capital of ${plan.name} consisted of ${formatNumber(subject.sharesOn(day), 0)} ordinary shares with one vote each.`,
        ),
      )
    }
  }
}

function splitNews(plan: EquityPlan): NewsDraft | null {
  if (!plan.split) return null
  const { on, newShares, oldShares } = plan.split
  return rns(
    'SPLIT',
    addTradingDays(on, -1),
    [7, 0, 40],
    `${plan.shortName}: Share Capital Reorganisation`,
    paragraphs(
      `Shareholders will receive ${newShares} new ordinary ${newShares === 1 ? 'share' : 'shares'} for every ${oldShares} held. Dealings in the new shares begin on ${formatDate(isoOf(on))}.`,
    ),
  )
}

function suspensionNews(plan: EquityPlan | TrustPlan): NewsDraft | null {
  if (plan.suspendedOn === null) return null
  return rns(
    'SUSPENSION',
    addTradingDays(plan.suspendedOn, 1),
    [7, 30, 0],
    `${plan.shortName}: Suspension of Listing`,
    paragraphs(plan.statusReason ?? '', 'A further announcement will be made in due course.'),
  )
}
