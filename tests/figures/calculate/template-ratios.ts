import type { RawStatement } from '../raw/rows.ts'
import { healthRatios, profitabilityRatios, type Ratio, ratio, type Value, valuationRatios } from './company-ratios.ts'
import { amountPerShare } from './per-share.ts'
import { type Accounts, earningsPerShare, equityOf, freeCashFlowOf, netDebtOf, revenueOf } from './twelve-months.ts'

/** What the ratios of one year, or of the last twelve months, are made of. */
export interface RatioYear {
  readonly accounts: Accounts
  /** Of the year before. */
  readonly before: Accounts | null
  readonly value: Value
  /** Ordinary dividends per share in the major unit of the accounts' currency. */
  readonly dps: number | null
  readonly nav: number | null
}

type Ratios = Readonly<Record<string, Ratio>>

/** A total that cannot be made of percentages and is not rolled over twelve months. */
const stated = (value: number | null | undefined): Ratio => (value == null ? 'n/a' : value / 10_000)
const known = (value: number | null | undefined): number | null => value ?? null
const known2 = (a: number | null | undefined, b: number | null | undefined, of: (a: number, b: number) => number) =>
  a == null || b == null ? null : of(a, b)

function perShare(sum: number | null, shares: number | null | undefined): Ratio {
  return sum === null || !shares ? 'n/a' : amountPerShare(sum, shares) / 10_000
}

function tangibleOf(accounts: Accounts): number | null {
  const { goodwill, otherIntangibles } = accounts.balance
  return known2(equityOf(accounts), (goodwill ?? 0) + (otherIntangibles ?? 0), (all, part) => all - part)
}

/** Altman's score of 1968. */
function altman({ accounts, value }: RatioYear): Ratio {
  const { income, balance } = accounts
  const { totalAssets: assets, totalLiabilities: owed } = balance
  const working = known2(balance.totalCurrentAssets, balance.totalCurrentLiabilities, (a, b) => a - b)
  const parts = [
    working,
    balance.retainedEarnings,
    income.operatingProfit,
    value.cap,
    revenueOf(accounts),
    assets,
    owed,
  ]
  if (parts.some(part => part == null)) return 'n/a'
  if ((assets ?? 0) <= 0 || (owed ?? 0) <= 0) return 'n/m'
  const overAssets = (part: number | null | undefined) => (part ?? 0) / (assets ?? 1)
  return (
    1.2 * overAssets(working) +
    1.4 * overAssets(balance.retainedEarnings) +
    3.3 * overAssets(income.operatingProfit) +
    (0.6 * (value.cap ?? 0)) / (owed ?? 1) +
    overAssets(revenueOf(accounts))
  )
}

function piotroskiParts(accounts: Accounts) {
  const { income, balance, cashFlow } = accounts
  const parts = {
    profit: income.profitForPeriod,
    cash: cashFlow.netCashFromOperations,
    assets: balance.totalAssets,
    debt: balance.nonCurrentBorrowings,
    current: balance.totalCurrentAssets,
    owed: balance.totalCurrentLiabilities,
    gross: income.grossProfit,
    sales: revenueOf(accounts),
    shares: income.weightedSharesBasic,
  }
  return Object.values(parts).some(part => part == null) ? null : (parts as Record<keyof typeof parts, number>)
}

/** Piotroski's nine tests, a point for each passed. */
function piotroski({ accounts, before }: RatioYear): Ratio {
  const [now, then] = [piotroskiParts(accounts), before && piotroskiParts(before)]
  if (!now || !then) return 'n/a'
  if ([now, then].some(({ assets, owed, sales }) => assets <= 0 || owed <= 0 || sales <= 0)) return 'n/m'
  const tests = [
    now.profit > 0,
    now.cash > 0,
    now.cash > now.profit,
    now.profit / now.assets > then.profit / then.assets,
    now.debt / now.assets < then.debt / then.assets || (now.debt === 0 && then.debt === 0),
    now.current / now.owed > then.current / then.owed,
    now.gross / now.sales > then.gross / then.sales,
    now.sales / now.assets > then.sales / then.assets,
    now.shares <= then.shares,
  ]
  return tests.filter(Boolean).length
}

function efficiency(accounts: Accounts): Ratios {
  const { income, balance } = accounts
  const sales = revenueOf(accounts)
  const cost = income.costOfSales == null ? null : -income.costOfSales
  const days = (amount: number | null | undefined, yearly: number | null) =>
    ratio(amount == null ? null : amount * 365, yearly)
  const [inventory, receivable, payable] = [
    days(balance.inventories, cost),
    days(balance.receivables, sales),
    days(balance.payables, cost),
  ]
  return {
    'Asset turnover': ratio(sales, known(balance.totalAssets)),
    'Inventory days': inventory,
    'Receivable days': receivable,
    'Payable days': payable,
    'Cash conversion cycle':
      typeof receivable !== 'number'
        ? receivable
        : typeof payable !== 'number'
          ? payable
          : (typeof inventory === 'number' ? inventory : 0) + receivable - payable,
  }
}

function amounts({ accounts, dps }: RatioYear): Ratios {
  const { income, balance } = accounts
  return {
    'Earnings per share': earningsPerShare(accounts) ?? 'n/a',
    'Dividend per share': dps ?? 'n/a',
    'Free cash flow per share': perShare(freeCashFlowOf(accounts), income.weightedSharesBasic),
    'Book value per share': perShare(equityOf(accounts), balance.sharesInIssue),
    'Tangible book value per share': perShare(tangibleOf(accounts), balance.sharesInIssue),
  }
}

function income(year: RatioYear): Ratios {
  const { accounts, value, dps } = year
  return {
    'Dividend yield': ratio(value.price === null ? null : dps, value.price),
    'Dividend cover': ratio(earningsPerShare(accounts), dps),
  }
}

function roic(accounts: Accounts): Ratio {
  const { income: lines, balance } = accounts
  const { profitBeforeTax: before, tax } = lines
  const rate = before != null && before > 0 && tax != null ? -tax / before : 0
  const after = lines.operatingProfit == null ? null : lines.operatingProfit * (1 - rate)
  return ratio(
    after,
    known2(balance.totalEquity, netDebtOf(accounts), (equity, debt) => equity + debt),
  )
}

function general(year: RatioYear): Readonly<Record<string, Ratios>> {
  const { accounts, value } = year
  return {
    'Valuation ratios': { ...valuationRatios(accounts, value), ...income(year) },
    'Profitability ratios': { ...profitabilityRatios(accounts), ROIC: roic(accounts) },
    'Financial health ratios': {
      ...healthRatios(accounts),
      'Altman Z': altman(year),
      'Piotroski F': piotroski(year),
    },
    'Efficiency and per share ratios': { ...efficiency(accounts), ...amounts(year) },
  }
}

function financial(year: RatioYear): Readonly<Record<string, Ratios>> {
  const { accounts, value } = year
  const { income: lines, balance } = accounts
  const costs = lines.operatingCosts == null ? null : -lines.operatingCosts
  return {
    'Valuation ratios': { ...valuationRatios(accounts, value), ...income(year) },
    'Profitability ratios': {
      ...profitabilityRatios(accounts),
      'Net interest margin': stated(lines.netInterestMargin),
      'Combined ratio': stated(lines.combinedRatio),
      'Cost to income': ratio(costs, revenueOf(accounts)),
      'Return on tangible equity': ratio(known(lines.profitToEquityHolders), tangibleOf(accounts)),
    },
    'Financial health ratios': {
      'CET1 ratio': stated(balance.cet1Ratio),
      'Liquidity coverage': stated(balance.liquidityCoverageRatio),
      'Loans to deposits': ratio(known(balance.loansToCustomers), known(balance.customerDeposits)),
      'Solvency coverage': stated(balance.solvencyRatio),
      'Equity to assets': ratio(known(balance.totalEquity), known(balance.totalAssets)),
    },
    'Per share ratios': amounts(year),
  }
}

function reit(year: RatioYear): Readonly<Record<string, Ratios>> {
  const { accounts, value } = year
  const { income: lines, balance } = accounts
  const recurring = known(lines.recurringOperatingProfit)
  const cost = lines.financeCost == null ? null : -lines.financeCost
  const nta = balance.epraNtaPerShare == null ? null : balance.epraNtaPerShare / 10_000
  const toAssets = ratio(value.price, nta)
  return {
    'Valuation ratios': {
      'Discount (−) or premium to EPRA NTA': typeof toAssets === 'number' ? toAssets - 1 : toAssets,
      ...valuationRatios(accounts, value),
      ...income(year),
    },
    'Profitability ratios': {
      ...profitabilityRatios(accounts),
      'Recurring margin': ratio(recurring, revenueOf(accounts)),
    },
    'Financial health ratios': {
      ...healthRatios(accounts),
      'Loan to value': stated(balance.loanToValue),
      'Interest cover (rental profit)': recurring !== null && recurring < 0 ? 'n/m' : ratio(recurring, cost),
    },
    'Per share ratios': {
      ...amounts(year),
      'EPRA earnings per share': stated(lines.epraEps),
      'EPRA NTA per share': stated(balance.epraNtaPerShare),
    },
  }
}

function trust(year: RatioYear): Readonly<Record<string, Ratios>> {
  const { accounts, value, dps, nav } = year
  const { income: lines, balance, cashFlow } = accounts
  const fees = [lines.managementFeeRevenue, lines.managementFeeCapital, lines.otherExpensesRevenue]
  const costs = fees.every(fee => fee == null) ? null : -fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0)
  const equity = known(balance.totalEquity)
  const toNav = ratio(value.price, nav)
  const paid = cashFlow.dividendsPaid == null ? null : -cashFlow.dividendsPaid
  const revenue = lines.revenueReturnPerShare == null ? null : lines.revenueReturnPerShare / 10_000
  return {
    'Valuation ratios': {
      'Discount (−) or premium': typeof toNav === 'number' ? toNav - 1 : toNav,
      'Dividend yield': ratio(value.price === null ? null : dps, value.price),
    },
    'Returns and costs ratios': {
      'Total return on net assets': ratio(known(lines.profitForPeriod), equity),
      'Running costs': ratio(costs, equity),
    },
    'Gearing and cover ratios': {
      'Net gearing': ratio(netDebtOf(accounts), equity),
      'Revenue dividend cover': ratio(revenue, dps),
      'Revenue reserve (years of dividends)': ratio(known(balance.revenueReserve), paid),
    },
    'Per share ratios': {
      'Revenue return': stated(lines.revenueReturnPerShare),
      'Capital return': stated(lines.capitalReturnPerShare),
      'Dividend per share': dps ?? 'n/a',
      'NAV, debt at par': stated(balance.navPerSharePar),
      'NAV, debt at fair value': stated(balance.navPerShareFair),
    },
  }
}

const byTemplate: Readonly<Record<RawStatement['template'], (year: RatioYear) => Readonly<Record<string, Ratios>>>> = {
  GENERAL: general,
  BANK: financial,
  INSURER: financial,
  REIT: reit,
  TRUST: trust,
}

/** By table and label. A kind of company has no row for some of them. */
export function ratiosOf(year: RatioYear): Readonly<Record<string, Ratios>> {
  return byTemplate[year.accounts.template](year)
}

/** Not to be had of twelve months across two financial years. */
export const ofFullYears = new Set(['Piotroski F', 'Net interest margin', 'Combined ratio'])
