import {
  type Accounts,
  earningsPerShare,
  equityOf,
  freeCashFlowOf,
  netDebtOf,
  revenueOf,
  twelveMonths,
} from '../calculate/twelve-months.ts'
import { currencyOf, inMajor } from '../calculate/unit.ts'
import { count, either, multiple, percent, shortMoney, times } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { Figures, type Inputs, type Subject } from './subject.ts'

const ratios = 'financials/key-ratios'

interface Facts {
  readonly shares: number
}

/** a ÷ b as the pages print it: n/a where either is missing, n/m where the divisor is not above zero. */
export function ratioTexts(a: number | null, b: number | null, print: (value: number) => string): readonly string[] {
  if (a === null || b === null) return ['n/a']
  return b <= 0 ? ['n/m'] : either(print, a / b)
}

/** Everything that is measured by the price, in one currency; null figures where price and accounts have different ones. */
function multiplesOf(security: RawSecurity, accounts: Accounts, shares: number) {
  const { last, scale, unit } = security
  const same = currencyOf(unit) === accounts.currency
  const price = last === null ? null : inMajor(last, scale, unit)
  const cap = price === null ? null : price * 100 * shares
  const debt = netDebtOf(accounts)
  const value = cap === null || debt === null || !same ? null : cap + debt + (accounts.balance.minorityInterest ?? 0)
  return { price: same ? price : null, cap: same ? cap : null, capInUnit: cap, value, eps: earningsPerShare(accounts) }
}

function addRatios(
  figures: Figures,
  accounts: Accounts,
  m: ReturnType<typeof multiplesOf>,
  forward: number | null,
): void {
  const growth = m.eps !== null && forward !== null && m.eps > 0 ? forward / m.eps - 1 : null
  const pe = ratioTexts(m.price, m.eps, multiple)
  const sales = revenueOf(accounts)
  const inputs: Inputs = { ...m, growth, sales, equity: equityOf(accounts), cash: freeCashFlowOf(accounts) }
  const rows: readonly (readonly [label: string, texts: readonly string[], everywhere: boolean])[] = [
    ['P/E', pe, true],
    ['Forward P/E', ratioTexts(m.price, forward, multiple), true],
    ['PEG', pegTexts(m, pe, growth), true],
    ['Price to book', ratioTexts(m.cap, equityOf(accounts), multiple), true],
    ['Price to sales', ratioTexts(m.cap, sales, multiple), true],
    ['Price to free cash flow', ratioTexts(m.cap, freeCashFlowOf(accounts), multiple), true],
    ['EV/EBITDA', ratioTexts(m.value, accounts.income.ebitda ?? null, multiple), true],
    ['EV/Sales', ratioTexts(m.value, sales, multiple), false],
    ['Earnings yield', ratioTexts(m.eps, m.price, percent), false],
    ['Free cash flow yield', ratioTexts(freeCashFlowOf(accounts), m.cap, percent), false],
  ]
  for (const [label, texts, everywhere] of rows) {
    if (everywhere) figures.row({ page: '', table: 'Valuation' }, label, [['Now', texts, inputs]])
    if (accounts.template === 'GENERAL')
      figures.row({ page: ratios, table: 'Valuation' }, label, [['Latest', texts, inputs]])
  }
  figures.fact({ page: '', block: 'Key figures' }, 'P/E ratio', pe, inputs)
}

function pegTexts(m: ReturnType<typeof multiplesOf>, pe: readonly string[], growth: number | null): readonly string[] {
  if (m.price === null || m.eps === null || m.eps <= 0) return pe
  return ratioTexts(m.price / m.eps, growth === null ? null : growth * 100, multiple)
}

function addHealth(figures: Figures, accounts: Accounts): void {
  const debt = netDebtOf(accounts)
  const { income, balance } = accounts
  const operating = income.operatingProfit ?? null
  const cost = income.financeCost == null ? null : -income.financeCost
  const interest = operating !== null && operating < 0 ? ['n/m'] : ratioTexts(operating, cost, times)
  const sales = revenueOf(accounts)
  const [assets, owed] = [balance.totalCurrentAssets ?? null, balance.totalCurrentLiabilities ?? null]
  const employed = balance.totalAssets == null || owed === null ? null : balance.totalAssets - owed
  const rows: readonly (readonly [table: string, label: string, texts: readonly string[]])[] = [
    ['Profitability', 'Gross margin', ratioTexts(income.grossProfit ?? null, sales, percent)],
    ['Profitability', 'EBITDA margin', ratioTexts(income.ebitda ?? null, sales, percent)],
    ['Profitability', 'Operating margin', ratioTexts(operating, sales, percent)],
    ['Profitability', 'Net margin', ratioTexts(income.profitToEquityHolders ?? null, sales, percent)],
    [
      'Profitability',
      'Return on equity',
      ratioTexts(income.profitToEquityHolders ?? null, equityOf(accounts), percent),
    ],
    [
      'Profitability',
      'Return on assets',
      ratioTexts(income.profitForPeriod ?? null, balance.totalAssets ?? null, percent),
    ],
    ['Profitability', 'ROCE', ratioTexts(operating, employed, percent)],
    ['Financial health', 'Net debt to EBITDA', ratioTexts(debt, income.ebitda ?? null, times)],
    ['Financial health', 'Net gearing', ratioTexts(debt, balance.totalEquity ?? null, percent)],
    ['Financial health', 'Interest cover', interest],
    ['Financial health', 'Current ratio', ratioTexts(assets, owed, multiple)],
    [
      'Financial health',
      'Quick ratio',
      ratioTexts(assets === null ? null : assets - (balance.inventories ?? 0), owed, multiple),
    ],
  ]
  for (const [table, label, texts] of rows)
    figures.row({ page: ratios, table }, label, [['Latest', texts, { debt, sales }]])
}

async function factsOf(tables: RawTables, id: number): Promise<Facts | null> {
  const [row] = await tables.query<Facts>(
    'select shares_in_issue as shares from ratio_inputs where security_id = $1',
    id,
  )
  return row ?? null
}

/** The nearest forecast, in the currency's major unit. */
function forwardEps(statements: Awaited<ReturnType<RawTables['statements']>>): number | null {
  const eps = statements.find(({ period }) => period === 'FORECAST')?.income.epsBasic
  return eps == null ? null : eps / 10_000
}

export const valuation: Subject = {
  name: 'valuation and ratios',
  types: ['EQUITY'],
  async expected(tables, security) {
    const figures = new Figures()
    const statements = await tables.statements(security.id)
    const [accounts, facts] = [twelveMonths(statements), await factsOf(tables, security.id)]
    if (!accounts || !facts) return figures.list
    const m = multiplesOf(security, accounts, facts.shares)
    const inputs = { shares: facts.shares, last: security.last }
    figures.fact({ page: '', block: 'Key figures' }, 'Shares in issue', count(facts.shares))
    if (m.capInUnit !== null)
      figures.fact(
        { page: '', block: 'Key figures' },
        'Market cap',
        either(minor => shortMoney(minor, currencyOf(security.unit)), m.capInUnit),
        inputs,
      )
    figures.fact(
      { page: '' },
      'Enterprise value',
      m.value === null ? null : either(minor => shortMoney(minor, accounts.currency), m.value),
      { ...inputs, debt: netDebtOf(accounts) },
    )
    addRatios(figures, accounts, m, forwardEps(statements))
    if (accounts.template === 'GENERAL') addHealth(figures, accounts)
    return figures.list
  },
}
