import { addMonths } from '../calculate/calendar.ts'
import { ratio } from '../calculate/company-ratios.ts'
import { earningsPerShare, twelveMonths } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor, perMajor } from '../calculate/unit.ts'
import { either, percent, price, times } from '../page/printed.ts'
import type { RawDividend, RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

const dividendsPage = { page: 'dividends' }

/** The ordinary dividends that went ex in the twelve months to a day; estimates are not counted. */
export function paidInYear(dividends: readonly RawDividend[], day: string): readonly RawDividend[] {
  return dividends.filter(
    ({ kind, status, exOn }) =>
      kind !== 'SPECIAL' && status === 'CONFIRMED' && exOn > addMonths(day, -12) && exOn <= day,
  )
}

/** The sum of dividends in the major unit of a currency; null where one was paid in another. */
export function totalOf(dividends: readonly RawDividend[], currency: string): number | null {
  if (dividends.some(({ unit }) => currencyOf(unit) !== currency)) return null
  return dividends.reduce((sum, { amount, scale, unit }) => sum + inMajor(amount, scale, unit), 0)
}

/** Dividends by financial year; a year counts once it is over and nothing in it is an estimate. */
function completeYears(dividends: readonly RawDividend[]) {
  const ordinary = dividends.filter(({ kind, financialYear }) => kind !== 'SPECIAL' && financialYear !== null)
  const byYear = Map.groupBy(ordinary, ({ financialYear }) => financialYear ?? 0)
  const [first, latest] = [Math.min(...byYear.keys()), Math.max(...byYear.keys())]
  const complete = new Map<number, readonly RawDividend[]>()
  for (const [year, paid] of byYear) {
    const over = year < latest || paid.some(({ kind }) => kind === 'FINAL')
    const estimated = paid.some(({ status }) => status === 'ESTIMATED')
    if (over && !estimated && (year !== first || byYear.size === 1)) complete.set(year, paid)
  }
  return complete
}

function addGrowth(figures: Figures, security: RawSecurity, dividends: readonly RawDividend[]): void {
  const years = completeYears(dividends)
  const last = Math.max(...years.keys())
  if (years.size < 2) return
  const currency = currencyOf(security.unit)
  const total = (year: number) => {
    const paid = years.get(year)
    return paid ? totalOf(paid, currency) : null
  }
  for (const [count, label] of [
    [1, '1-year dividend growth'],
    [3, '3-year dividend growth (CAGR)'],
    [5, '5-year dividend growth (CAGR)'],
    [10, '10-year dividend growth (CAGR)'],
  ] as const) {
    const [from, to] = [total(last - count), total(last)]
    if (from === null || to === null || from <= 0) continue
    const growth = (to / from) ** (1 / count) - 1
    figures.fact(
      dividendsPage,
      label,
      either(value => percent(value, { sign: true }), growth),
      { from, to, last },
    )
  }
}

function addHistory(figures: Figures, security: RawSecurity, dividends: readonly RawDividend[]): void {
  const byYear = Map.groupBy(
    dividends.filter(({ financialYear }) => financialYear !== null),
    ({ financialYear }) => financialYear ?? 0,
  )
  const complete = completeYears(dividends)
  const currency = currencyOf(security.unit)
  for (const [year, paid] of byYear) {
    const total = totalOf(paid, currency)
    const [first] = paid
    if (total === null || !first || !complete.has(year)) continue
    const digits = Math.max(...paid.map(({ scale }) => scale))
    const unit = first.unit
    figures.row({ ...dividendsPage, table: 'Dividend history' }, `${year} total`, [
      ['Amount', either(value => price(value, unit, digits), total * perMajor(unit)), { payments: paid.length }],
    ])
  }
}

export const dividends: Subject = {
  name: 'dividends',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await tables.dividends(security.id)
    const paid = paidInYear(all, dayOf(security))
    const { last, scale, unit } = security
    if (paid.length === 0 || last === null) return figures.list
    const own = inMajor(last, scale, unit)
    const currency = currencyOf(unit)
    const dps = totalOf(paid, currency)
    const inputs = { dps, price: own, payments: paid.map(({ exOn, amount }) => `${exOn} ${amount}`) }
    const digits = 4
    for (const page of ['', 'dividends']) {
      figures.fact({ page }, 'Dividend yield (12 months)', ratioTexts(ratio(dps, own), percent), inputs)
      if (dps !== null)
        figures.fact(
          { page },
          'Dividends per share (12 months)',
          either(value => price(value, unit, digits), dps * perMajor(unit)),
          inputs,
        )
    }
    if (security.type === 'EQUITY') {
      const accounts = twelveMonths(await tables.statements(security.id))
      const eps = accounts && earningsPerShare(accounts)
      const declared = accounts && totalOf(paid, accounts.currency)
      figures.fact({ page: '' }, 'Dividend cover', ratioTexts(ratio(eps, declared), times), { eps, declared })
      figures.fact(dividendsPage, 'Dividend cover', ratioTexts(ratio(eps, declared), times), { eps, declared })
    }
    addGrowth(figures, security, all)
    addHistory(figures, security, all)
    return figures.list
  },
}
