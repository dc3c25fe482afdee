import { formatDate } from '@bellwether/domain'
import { isoOf } from '../calendar.ts'
import { amountOf } from '../company/lines.ts'
import type { Statement } from '../company/statement-rows.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import { afterClose, londonTime } from '../market/exchange-time.ts'
import type { Random } from '../rng.ts'
import type { NewsDraft, NewsSource } from './news-draft.ts'
import { changeText, moneyText, perShareText, topLine } from './news-figures.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'

/** The announcement of a period's results, with the figures of the statements themselves. */
export function resultsNews(
  plan: SecurityPlan,
  statement: Statement,
  before: Statement | null,
  source: NewsSource,
): NewsDraft | null {
  if (statement.publishedOn === null) return null
  const { income } = statement
  const annual = statement.period === 'ANNUAL'
  const top = topLine(income)
  const compare = (key: string, text: (value: number) => string): [string, string, string] => [
    text(amountOf(income, key)),
    before ? text(amountOf(before.income, key)) : '',
    before ? changeText(amountOf(income, key), amountOf(before.income, key)) : '',
  ]
  const inMoney = (value: number) => moneyText(value, plan.currency)
  const inPence = (value: number) => perShareText(value, plan.currency)
  const trust = plan.type === 'CLOSED_END_FUND'
  const rows: string[][] = trust
    ? [
        ['Investment income', ...compare('investmentIncome', inMoney)],
        ['Total return', ...compare('profitForPeriod', inMoney)],
        ['Revenue return per share', ...compare('revenueReturnPerShare', inPence)],
        ['Dividend per share', ...compare('dps', inPence)],
      ]
    : [
        [
          top.label,
          inMoney(top.amount),
          before ? inMoney(topLine(before.income).amount) : '',
          before ? changeText(top.amount, topLine(before.income).amount) : '',
        ],
        ['Operating profit', ...compare('operatingProfit', inMoney)],
        ['Profit before tax', ...compare('profitBeforeTax', inMoney)],
        ['Basic earnings per share', ...compare('epsBasic', inPence)],
        ['Dividend per share', ...compare('dps', inPence)],
      ]
  const period = `${annual ? 'year' : 'six months'} to ${formatDate(isoOf(statement.end))}`
  const balance = statement.balance ?? {}
  return {
    day: statement.publishedOn,
    at: londonTime(statement.publishedOn, 7, 0, (plan.id * 7) % 60),
    kind: annual ? 'FINAL_RESULTS' : 'HALF_YEAR',
    source,
    title: `${plan.shortName}: ${annual ? 'Final Results' : 'Half-year Report'} ${statement.fiscalYear}`,
    html: [
      paragraphs(`${plan.name} announces its ${annual ? 'audited' : 'unaudited'} results for the ${period}.`),
      table(
        [`Figures for the ${period}`, String(statement.fiscalYear), before ? String(before.fiscalYear) : '', 'Change'],
        rows,
      ),
      paragraphs(
        `Net assets at the period end were ${inMoney(amountOf(balance, 'netAssets'))} and cash was ${inMoney(amountOf(balance, 'cash'))}.`,
        outlook(plan, income, before),
      ),
      fictionNote,
    ].join('\n'),
  }
}

function outlook(plan: SecurityPlan, income: Statement['income'], before: Statement | null): string {
  if (plan.type === 'CLOSED_END_FUND') return 'The board thanks shareholders for their support.'
  const [now, then] = [topLine(income).amount, before ? topLine(before.income).amount : 0]
  if (amountOf(income, 'profitForPeriod') < 0) return 'The board expects losses to narrow and has reviewed its funding.'
  return now > then
    ? 'The board expects further progress in the current year.'
    : 'Markets remain challenging and the board is cautious about the current year.'
}

/** A reporter's version, after the close, with the day's move in the share price. */
export function resultsStory(
  plan: SecurityPlan,
  statement: Statement,
  before: Statement | null,
  dayMove: number,
  random: Random,
): NewsDraft | null {
  if (statement.publishedOn === null || !before || plan.type === 'CLOSED_END_FUND') return null
  const { income } = statement
  const profit = amountOf(income, 'profitBeforeTax')
  const was = amountOf(before.income, 'profitBeforeTax')
  const label = statement.period === 'ANNUAL' ? 'annual' : 'first-half'
  const title =
    profit < 0
      ? `${plan.shortName} posts ${label} loss of ${moneyText(-profit, plan.currency)}`
      : was > 0
        ? `${plan.shortName} ${label} profit ${profit >= was ? 'rises' : 'falls'} ${changeText(profit, was).replace(/^[+−]/, '')}`
        : `${plan.shortName} returns to profit`
  const top = topLine(income)
  return {
    day: statement.publishedOn,
    at: afterClose(plan.listing.exchange, statement.publishedOn, random),
    kind: 'RESULTS_STORY',
    source: 'ALLIANCE',
    title,
    html: [
      paragraphs(
        `${plan.name} reported a ${pretaxText(profit, plan.currency)} on ${formatDate(isoOf(statement.publishedOn))}, compared with a ${pretaxText(was, plan.currency)} a year earlier.`,
        `${top.label} was ${moneyText(top.amount, plan.currency)}. ${amountOf(income, 'dps') > 0 ? `The dividend for the period is ${perShareText(amountOf(income, 'dps'), plan.currency)} per share.` : 'No dividend was declared.'}`,
        `The shares ${moveText(dayMove)} on the day.`,
      ),
      fictionNote,
    ].join('\n'),
  }
}

function pretaxText(profit: number, currency: string): string {
  return `pretax ${profit < 0 ? 'loss' : 'profit'} of ${moneyText(Math.abs(profit), currency)}`
}

export function moveText(move: number): string {
  const size = `${(Math.abs(move) * 100).toFixed(1)}%`
  if (move === 0) return 'closed unchanged'
  return size === '0.0%' ? 'closed little changed' : `closed ${size} ${move > 0 ? 'higher' : 'lower'}`
}
