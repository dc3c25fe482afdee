import { dividendYears, paymentMonths, withChanges } from '@bellwether/analytics'
import {
  type BlockState,
  type DividendsView,
  type DividendYearView,
  type NextDividendView,
  parseChargeRule,
} from '@bellwether/contract'
import { costs, dividends, exchangeRates, facts } from '@bellwether/db'
import {
  addBusinessDays,
  daysBetween,
  dividendTypeLabels,
  findChargeRule,
  formatDate,
  getUnit,
  type IsoDate,
  type Money,
  money,
  type Price,
  price,
  type Viewer,
} from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { attempt, block, empty, listed, ready, textIn } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { fileName } from '../securities/file-name.ts'
import { dividendFigures } from './dividend-figures.ts'
import { growthOf } from './dividend-growth.ts'
import { incomeCalculator } from './income-calculator.ts'
import { sectorIncome } from './sector-income.ts'
import { yieldsOf } from './yields.ts'

export async function dividendsView(
  context: ResearchContext,
  security: Security,
  { viewer, query }: { readonly viewer: Viewer; readonly query: URLSearchParams },
): Promise<DividendsView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, next, figures, growth, yields, history, income, sector, policy, dripCharge] = await Promise.all([
    frameOf(context, subject, 'dividends'),
    block(context, 'next dividend', () => nextOf(context, subject)),
    block(context, 'dividend figures', () => dividendFigures(context, subject)),
    block(context, 'dividend growth', () => growthOf(context, subject)),
    block(context, 'yield history', () => yieldsOf(context, subject)),
    block(context, 'dividend history', () => historyOf(context, security.id, withChanges)),
    block(context, 'income calculator', async () => {
      const paid = await dividends.lastTwelveMonths(context.db, security.id, subject.day)
      return ready(incomeCalculator(query, subject.quote?.lastPrice ?? null, paid.map(toDividendView)))
    }),
    block(context, 'sector income', () => sectorIncome(context, subject)),
    attempt(context, 'dividend policy', () => policyOf(context, subject), null),
    attempt(context, 'reinvestment charge', () => dripChargeOf(context, subject), 'FAILED' as const),
  ])
  return {
    frame,
    next,
    figures,
    growth,
    yields,
    history,
    income,
    sector: sector.state === 'empty' ? null : sector,
    policy,
    dripCharge,
    dripable: subject.instrument.tradable.dripable,
  }
}

export async function historyOf(
  { db }: ResearchContext,
  securityId: number,
  finish: (years: readonly DividendYearView[]) => readonly DividendYearView[] = years => years,
): Promise<BlockState<readonly DividendYearView[]>> {
  const all = await dividends.forSecurity(db, securityId)
  return listed(finish(dividendYears(all.map(toDividendView))), 'No dividends paid.')
}

async function policyOf({ db }: ResearchContext, { security }: Subject): Promise<string | null> {
  if (security.type !== 'CLOSED_END_FUND') return null
  const trust = await facts.trust(db, security.id)
  return trust && textIn(trust.details, 'dividendPolicy')
}

async function dripChargeOf({ db }: ResearchContext, { instrument, security, day }: Subject): Promise<Money | null> {
  if (!instrument.tradable.dripable) return null
  const rules = (await costs.chargeRules(db, day)).map(parseChargeRule)
  const found = findChargeRule(rules, 'REGULAR_DEALING', { wrapper: 'DEALING', type: security.type, day })
  return found && money(found.rule.amount, 'GBP')
}

export async function dividendsCsv(
  { db }: ResearchContext,
  security: Security,
  what: 'dividends' | 'distributions' = 'dividends',
): Promise<Csv> {
  const all = await dividends.forSecurity(db, security.id)
  return {
    kind: 'csv',
    name: fileName(security, what),
    header: [
      'Financial year',
      'Type',
      'Amount',
      'Unit',
      'Declared',
      'Ex-dividend',
      'Record',
      'Paid',
      'Status',
      'Reinvested',
    ],
    rows: all.map(item => [
      item.financialYear,
      dividendTypeLabels[item.kind] ?? item.kind,
      item.amount / 10 ** item.scale,
      item.unit,
      item.declaredOn,
      item.exOn,
      item.recordOn,
      item.payOn,
      item.status === 'CONFIRMED' ? 'Confirmed' : 'Estimated',
      item.reinvested ? 'Yes' : 'No',
    ]),
  }
}

export async function nextOf(
  { db }: ResearchContext,
  { security, day, today }: Subject,
): Promise<BlockState<NextDividendView>> {
  const [next, paid] = await Promise.all([
    dividends.next(db, security.id, today),
    dividends.lastTwelveMonths(db, security.id, day),
  ])
  if (!next) return empty(noneDeclared(paid))
  return ready({
    dividend: toDividendView(next),
    inSterling: await inSterling(db, price(next.amount, next.scale, next.unit)),
    daysToEx: daysBetween(today, next.exOn),
    lastDayToBuy: addBusinessDays(next.exOn, -1),
  })
}

function noneDeclared(paid: readonly dividends.Dividend[]): string {
  const last = paid.at(-1)
  if (!last) return 'None declared, and none paid in the last 12 months.'
  return `None declared. Last paid ${formatDate(last.payOn ?? last.exOn)}; typical months: ${paymentMonths(paid)}.`
}

/** The amount in pence at the latest exchange rate. The rate on the payment date decides the amount received. */
async function inSterling(
  db: ResearchContext['db'],
  { value, scale, unit }: Price,
): Promise<{ readonly amount: Price; readonly asAt: IsoDate } | null> {
  const { currency, perMajor } = getUnit(unit)
  if (currency === 'GBP') return null
  const rate = await exchangeRates.find(db, currency)
  if (!rate) return null
  const pence = (value / 10 ** scale / perMajor) * rate.sterling * 100
  return { amount: price(Math.round(pence * 100), 2, 'GBX'), asAt: rate.asAt }
}
