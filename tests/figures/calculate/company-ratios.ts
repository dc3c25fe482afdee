import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { areOfOneTime } from './age.ts'
import { priceIn } from './converted-price.ts'
import { type Accounts, earningsPerShare, equityOf, freeCashFlowOf, netDebtOf, revenueOf } from './twelve-months.ts'

/** A ratio: a number, or why there is none. */
export type Ratio = number | 'n/a' | 'n/m'

/** a ÷ b: n/a where either is missing, n/m where the divisor is not above zero. */
export function ratio(a: number | null, b: number | null): Ratio {
  if (a === null || b === null) return 'n/a'
  return b <= 0 ? 'n/m' : a / b
}

/** What a company is worth at a price, in minor units of the accounts' currency. */
export interface Value {
  readonly price: number | null
  readonly cap: number | null
  readonly enterprise: number | null
}

export async function valueAt(
  tables: RawTables,
  security: RawSecurity,
  accounts: Accounts,
  paid: { readonly close: number | null; readonly day: string },
  shares: number | null,
): Promise<Value> {
  const { close, day } = paid
  const fits = close !== null && areOfOneTime(day, accounts.periodEnd)
  const price = !fits ? null : await priceIn(tables, security, { close, day }, accounts.currency)
  if (price === null) return { price: null, cap: null, enterprise: null }
  const cap = shares === null ? null : price * 100 * shares
  const debt = netDebtOf(accounts)
  const enterprise = cap === null || debt === null ? null : cap + debt + (accounts.balance.minorityInterest ?? 0)
  return { price, cap, enterprise }
}

const known = (value: number | null | undefined): number | null => value ?? null

export function valuationRatios(
  accounts: Accounts,
  { price, cap, enterprise }: Value,
): Readonly<Record<string, Ratio>> {
  const { income, balance } = accounts
  const eps = earningsPerShare(accounts)
  const equity = equityOf(accounts)
  const tangible = equity === null ? null : equity - (balance.goodwill ?? 0) - (balance.otherIntangibles ?? 0)
  return {
    'P/E': ratio(price, eps),
    'Price to book': ratio(cap, equity),
    'Price to tangible book': ratio(cap, tangible),
    'Price to sales': ratio(cap, revenueOf(accounts)),
    'Price to free cash flow': ratio(cap, freeCashFlowOf(accounts)),
    'EV/EBITDA': ratio(enterprise, known(income.ebitda)),
    'EV/Sales': ratio(enterprise, revenueOf(accounts)),
    'Earnings yield': ratio(eps, price),
    'Free cash flow yield': ratio(freeCashFlowOf(accounts), cap),
  }
}

export function profitabilityRatios(accounts: Accounts): Readonly<Record<string, Ratio>> {
  const { income, balance } = accounts
  const sales = revenueOf(accounts)
  const [assets, owed] = [known(balance.totalAssets), known(balance.totalCurrentLiabilities)]
  const employed = assets === null || owed === null ? null : assets - owed
  return {
    'Gross margin': ratio(known(income.grossProfit), sales),
    'EBITDA margin': ratio(known(income.ebitda), sales),
    'Operating margin': ratio(known(income.operatingProfit), sales),
    'Net margin': ratio(known(income.profitToEquityHolders), sales),
    'Return on equity': ratio(known(income.profitToEquityHolders), equityOf(accounts)),
    'Return on assets': ratio(known(income.profitForPeriod), assets),
    ROCE: ratio(known(income.operatingProfit), employed),
  }
}

export function healthRatios(accounts: Accounts): Readonly<Record<string, Ratio>> {
  const { income, balance } = accounts
  const debt = netDebtOf(accounts)
  const operating = known(income.operatingProfit)
  const cost = income.financeCost == null ? null : -income.financeCost
  const [assets, owed] = [known(balance.totalCurrentAssets), known(balance.totalCurrentLiabilities)]
  return {
    'Net debt to EBITDA': ratio(debt, known(income.ebitda)),
    'Net gearing': ratio(debt, known(balance.totalEquity)),
    'Interest cover': operating !== null && operating < 0 ? 'n/m' : ratio(operating, cost),
    'Current ratio': ratio(assets, owed),
    'Quick ratio': ratio(assets === null ? null : assets - (balance.inventories ?? 0), owed),
  }
}
