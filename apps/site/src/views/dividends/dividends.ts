import type { BlockState, DividendsView, DividendYearView, NextDividendView, YearChartView } from '@bellwether/contract'
import { dividends, financials } from '@bellwether/db'
import { addBusinessDays, daysBetween, getUnit, type Viewer } from '@bellwether/domain'
import type { Csv } from '../../csv.ts'
import type { Security, SiteContext } from '../../site-context.ts'
import { block, empty, listed, ready } from '../block-state.ts'
import { type Subject, subjectOf } from '../frame.ts'
import { dividendFigures } from './dividend-figures.ts'
import { dividendKindWords, toDividendView } from './dividend-view.ts'
import { dividendYears, toPerShare, wholeYears } from './dividend-years.ts'
import { incomeCalculator } from './income-calculator.ts'
import { yieldsOf } from './yields.ts'

export async function dividendsView(
  context: SiteContext,
  security: Security,
  { viewer, query }: { readonly viewer: Viewer; readonly query: URLSearchParams },
): Promise<DividendsView> {
  const subject = await subjectOf(context, security, { page: 'dividends', viewer })
  const [next, figures, growth, yields, history, income] = await Promise.all([
    block(context, 'next dividend', () => nextOf(context, subject)),
    block(context, 'dividend figures', () => dividendFigures(context, subject)),
    block(context, 'dividend growth', () => growthOf(context, subject)),
    block(context, 'yield history', () => yieldsOf(context, subject)),
    block(context, 'dividend history', () => historyOf(context, security.id)),
    block(context, 'income calculator', async () => {
      const paid = await dividends.lastTwelveMonths(context.db, security.id, subject.day)
      return ready(incomeCalculator(query, subject.quote?.lastPrice ?? null, paid.map(toDividendView)))
    }),
  ])
  return {
    frame: subject.frame,
    next,
    figures,
    growth,
    yields,
    history,
    income,
    dripable: subject.instrument.tradable.dripable,
  }
}

export async function historyOf(
  { db }: SiteContext,
  securityId: number,
): Promise<BlockState<readonly DividendYearView[]>> {
  const all = await dividends.forSecurity(db, securityId)
  return listed(dividendYears(all.map(toDividendView)), 'No dividend has been paid.')
}

export async function dividendsCsv({ db }: SiteContext, security: Security): Promise<Csv> {
  const all = await dividends.forSecurity(db, security.id)
  return {
    kind: 'csv',
    name: `${security.listing.ticker.toLowerCase().replace(/\W/g, '')}-dividends`,
    header: ['Financial year', 'Type', 'Amount', 'Unit', 'Declared', 'Ex-dividend', 'Record', 'Paid', 'Status'],
    rows: all.map(item => [
      item.financialYear,
      dividendKindWords[item.kind] ?? item.kind,
      item.amount / 10 ** item.scale,
      item.unit,
      item.declaredOn,
      item.exOn,
      item.recordOn,
      item.payOn,
      item.status === 'CONFIRMED' ? 'Confirmed' : 'Estimated',
    ]),
  }
}

export async function nextOf({ db }: SiteContext, { security, day }: Subject): Promise<BlockState<NextDividendView>> {
  const [next, paid] = await Promise.all([
    dividends.next(db, security.id, day),
    dividends.lastTwelveMonths(db, security.id, day),
  ])
  if (!next)
    return empty(
      paid.length > 0
        ? 'None declared. The last is in the table below.'
        : 'None declared, and none paid in the last twelve months.',
    )
  return ready({
    dividend: toDividendView(next),
    daysToEx: daysBetween(day, next.exOn),
    lastDayToBuy: addBusinessDays(next.exOn, -1),
  })
}

/** Ordinary dividends a share by financial year against earnings a share, forecasts marked. */
async function growthOf({ db }: SiteContext, { security }: Subject): Promise<BlockState<YearChartView>> {
  const [all, annual, forecast] = await Promise.all([
    dividends.forSecurity(db, security.id),
    financials.statements(db, security.id, 'ANNUAL', 10),
    financials.statements(db, security.id, 'FORECAST', 2),
  ])
  const years = wholeYears(all.map(toDividendView))
  const unit = years.findLast(({ total }) => total)?.total?.unit
  if (!unit || years.length < 2) return empty('A picture needs two financial years with dividends.')
  const { currency } = getUnit(unit)
  const shown = years.slice(-10)
  // What a trust may pay out is its income; its earnings are mostly the market's swings.
  const trust = security.type === 'CLOSED_END_FUND'
  const earned = new Map(
    [...annual, ...forecast].map(item => [
      item.fiscalYear,
      perShareOf(item.income, trust ? 'revenueReturnPerShare' : 'epsBasic'),
    ]),
  )
  return ready({
    key: 'dividends',
    title: 'Dividends by financial year',
    currency,
    years: shown.map(({ financialYear, dividends: paid }) => ({
      label: String(financialYear),
      forecast: paid.some(({ estimated }) => estimated),
    })),
    bars: [
      {
        name: trust ? 'Revenue return a share' : 'Earnings a share',
        unit: 'PER_SHARE',
        values: shown.map(({ financialYear }) => earned.get(financialYear) ?? null),
      },
      { name: 'Dividends a share', unit: 'PER_SHARE', values: shown.map(({ total }) => toPerShare(total, currency)) },
    ],
    line: null,
    note: 'Years marked F hold at least one estimate.',
  })
}

function perShareOf(income: Readonly<Record<string, unknown>>, key: string): number | null {
  const value = income[key]
  return typeof value === 'number' ? value : null
}
