import { areOfOneTime } from '../calculate/age.ts'
import { ratio } from '../calculate/company-ratios.ts'
import { priceIn } from '../calculate/converted-price.ts'
import { withYears } from '../calculate/dividend-years.ts'
import { paidInYear } from '../calculate/dividend-yields.ts'
import { type Accounts, earningsPerShare, freeCashFlowOf, twelveMonths } from '../calculate/twelve-months.ts'
import { currencyOf, inMajor, perMajor } from '../calculate/unit.ts'
import { either, percent, price, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawDividend, RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'
import { ratioTexts } from './valuation.ts'

/** The sum of dividends in the major unit of a currency; null where one was paid in another. */
export function totalOf(dividends: readonly RawDividend[], currency: string): number | null {
  if (dividends.some(({ unit }) => currencyOf(unit) !== currency)) return null
  return dividends.reduce((sum, { amount, scale, unit }) => sum + inMajor(amount, scale, unit), 0)
}

/** Dividends by financial year; a year counts once it is over and nothing in it is an estimate. */
export function completeYears(dividends: readonly RawDividend[]) {
  const ordinary = withYears(dividends).filter(
    ({ kind, financialYear }) => kind !== 'SPECIAL' && financialYear !== null,
  )
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

function addGrowth(
  figures: Figures,
  security: RawSecurity,
  dividends: readonly RawDividend[],
  overview: boolean,
): void {
  const years = completeYears(dividends)
  const last = Math.max(...years.keys())
  if (years.size < 2) return
  const currency = currencyOf(years.get(last)?.[0]?.unit ?? security.unit)
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
    for (const page of count === 5 && security.type === 'EQUITY' && overview ? ['', 'dividends'] : ['dividends'])
      figures.fact(
        { page },
        label,
        either(value => percent(value, { sign: true }), growth),
        { from, to, last },
      )
  }
}

function addNext(figures: Figures, { type }: RawSecurity, all: readonly RawDividend[], today: string): void {
  const next = all.find(({ exOn }) => exOn >= today)
  if (!next || (type !== 'EQUITY' && type !== 'CLOSED_END_FUND')) return
  const label = next.status === 'ESTIMATED' ? 'Next dividend (estimated)' : 'Next dividend'
  figures.fact({ page: '', block: 'Income' }, label, price(next.amount / 10 ** next.scale, next.unit, next.scale))
}

/** Without a price what the accounts declare. */
async function addDeclared(figures: Figures, tables: RawTables, { id, unit }: RawSecurity, accounts: Accounts) {
  const [inputs] = await tables.query<{ readonly growth: number | null; readonly shares: number }>(
    'select dps_growth_5y as growth, shares_in_issue as shares from ratio_inputs where security_id = $1',
    id,
  )
  const { dps } = accounts.income
  if (dps == null || dps === 0 || !inputs) return
  const perShare = dps / 10_000
  const [eps, free] = [earningsPerShare(accounts), freeCashFlowOf(accounts)]
  for (const page of ['', 'dividends']) {
    figures.fact({ page }, 'Dividends per share (12 months)', price(perShare * perMajor(unit), unit, 4), { dps })
    figures.fact({ page }, 'Dividend cover', ratioTexts(ratio(eps, perShare), times), { eps, dps })
    if (inputs.growth !== null)
      figures.fact({ page }, '5-year dividend growth (CAGR)', percent(inputs.growth, { sign: true }))
  }
  figures.fact({ page: 'dividends' }, 'Payout ratio', ratioTexts(ratio(perShare, eps), percent), { eps, dps })
  if (free !== null)
    figures.fact(
      { page: 'dividends' },
      'Free cash flow cover',
      ratioTexts(ratio(free, perShare * 100 * inputs.shares), times),
    )
}

export const dividends: Subject = {
  name: 'dividends',
  types: ['EQUITY', 'CLOSED_END_FUND'],
  async expected(tables, security) {
    const figures = new Figures()
    const all = await tables.dividends(security.id)
    const paid = paidInYear(all, dayOf(security))
    const { last, unit, type } = security
    const accounts = type === 'EQUITY' ? twelveMonths(await tables.statements(security.id)) : null
    if (last === null && accounts) await addDeclared(figures, tables, security, accounts)
    if (last === null) return figures.list
    const currency = accounts?.currency ?? currencyOf(unit)
    const own = await priceIn(tables, security, { close: last, day: dayOf(security) }, currency)
    const dps = totalOf(paid, currency)
    const inputs = { dps, price: own, payments: paid.map(({ exOn, amount }) => `${exOn} ${amount}`) }
    // The Overview has the block only where something was paid or is announced, and a yield of nothing where nothing was.
    const overview = type !== 'EQUITY' || accounts !== null
    const pages = paid.length > 0 ? (overview ? ['', 'dividends'] : ['dividends']) : accounts ? ['dividends'] : []
    const foreign = accounts !== null && accounts.currency !== currencyOf(unit)
    const texts = ratioTexts(ratio(dps, own), percent)
    if (type === 'EQUITY' && accounts) figures.fact({ page: '', block: 'Key figures' }, 'Dividend yield', texts, inputs)
    for (const page of pages) {
      figures.fact({ page }, 'Dividend yield (12 months)', texts, inputs)
      const [first] = paid
      const shown = first ? totalOf(paid, currencyOf(first.unit)) : 0
      const as = foreign ? (first?.unit ?? accounts.currency) : unit
      if (shown !== null)
        figures.fact(
          { page },
          'Dividends per share (12 months)',
          either(value => price(value, as, 4), shown * perMajor(as)),
          inputs,
        )
    }
    const eps = accounts && earningsPerShare(accounts)
    if (accounts && paid.length > 0) {
      const beside = areOfOneTime(dayOf(security), accounts.periodEnd)
      const declared = beside ? totalOf(paid, accounts.currency) : (accounts.income.dps ?? 0) / 10_000
      for (const page of beside ? ['', 'dividends'] : [''])
        figures.fact({ page }, 'Dividend cover', ratioTexts(ratio(eps, declared), times), { eps, declared })
    }
    addGrowth(figures, security, all, overview)
    addNext(figures, security, all, new Date().toISOString().slice(0, 10))
    return figures.list
  },
}
