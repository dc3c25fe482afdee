import type { StatementLines, StatementTemplateName } from '@bellwether/domain'
import { freeCashFlow, netDebt } from './cash-and-debt.ts'

type Figure = number | null

/** What one period reported. Balance sheet and cash flow may be missing, as in a forecast. */
export interface ReportedPeriod {
  readonly template: StatementTemplateName
  readonly currency: string
  readonly periodEnd: string
  readonly months: number
  readonly income: StatementLines
  readonly balance: StatementLines | null
  readonly cashFlow: StatementLines | null
}

/** The figures that ratios are made from, by one name whatever the template; null where it has no such line. */
export interface StatementFigures {
  readonly revenue: Figure
  readonly costOfSales: Figure
  readonly grossProfit: Figure
  readonly ebitda: Figure
  readonly operatingProfit: Figure
  readonly financeCost: Figure
  readonly profitBeforeTax: Figure
  readonly profit: Figure
  readonly profitToEquityHolders: Figure
  /** A fraction; 0 where there was no profit to tax. */
  readonly taxRate: number
  readonly eps: Figure
  readonly dps: Figure
  readonly weightedShares: Figure
  readonly sharesInIssue: Figure
  readonly totalAssets: Figure
  readonly totalLiabilities: Figure
  readonly currentAssets: Figure
  readonly currentLiabilities: Figure
  readonly inventories: Figure
  readonly receivables: Figure
  readonly payables: Figure
  readonly cash: Figure
  readonly longTermDebt: Figure
  readonly netDebt: Figure
  readonly netDebtWithoutLeases: Figure
  readonly retainedEarnings: Figure
  readonly totalEquity: Figure
  readonly equityHoldersFunds: Figure
  readonly tangibleEquity: Figure
  readonly minorityInterest: Figure
  readonly operatingCash: Figure
  /** What was paid for fixed and intangible assets, as a positive number. */
  readonly capex: Figure
  readonly freeCashFlow: Figure
}

const revenueKeys: Readonly<Record<StatementTemplateName, string>> = {
  GENERAL: 'revenue',
  BANK: 'totalIncome',
  INSURER: 'insuranceRevenue',
  REIT: 'rentalIncome',
  TRUST: 'investmentIncome',
}

/** The income line that margins and "per cent of revenue" are taken of. */
export function revenueKeyOf(template: StatementTemplateName): string {
  return revenueKeys[template]
}

export function statementFigures({ template, income, balance, cashFlow }: ReportedPeriod): StatementFigures {
  const inIncome = reader(income)
  const inBalance = reader(balance)
  const inCash = reader(cashFlow)
  const trust = template === 'TRUST'
  // Deposits and policies are a bank's and an insurer's trade, so neither net debt nor free cash flow says anything there.
  const lends = template === 'BANK' || template === 'INSURER'
  const profitBeforeTax = inIncome('profitBeforeTax')
  const tax = inIncome('tax')
  const totalEquity = inBalance('totalEquity')
  const equityHoldersFunds = trust ? totalEquity : inBalance('equityHoldersFunds')
  const operatingCash = inCash('netCashFromOperations')
  const intangibles = (inBalance('goodwill') ?? 0) + (inBalance('otherIntangibles') ?? 0)
  const leases = (inBalance('currentLeases') ?? 0) + (inBalance('nonCurrentLeases') ?? 0)
  const debt = balance === null || lends ? null : netDebtOf(balance, leases)
  return {
    revenue: inIncome(revenueKeys[template]),
    costOfSales: positive(inIncome('costOfSales')),
    grossProfit: inIncome('grossProfit'),
    ebitda: inIncome('ebitda'),
    operatingProfit: inIncome('operatingProfit'),
    financeCost: positive(inIncome('financeCost')),
    profitBeforeTax,
    profit: inIncome('profitForPeriod'),
    profitToEquityHolders: inIncome(trust ? 'profitForPeriod' : 'profitToEquityHolders'),
    taxRate: profitBeforeTax !== null && profitBeforeTax > 0 && tax !== null ? -tax / profitBeforeTax : 0,
    eps: inIncome('epsBasic'),
    dps: inIncome('dps'),
    weightedShares: inIncome('weightedSharesBasic'),
    sharesInIssue: inBalance('sharesInIssue'),
    totalAssets: inBalance('totalAssets'),
    totalLiabilities: inBalance('totalLiabilities'),
    currentAssets: inBalance('totalCurrentAssets'),
    currentLiabilities: inBalance('totalCurrentLiabilities'),
    inventories: inBalance('inventories'),
    receivables: inBalance('receivables'),
    payables: inBalance('payables'),
    cash: inBalance('cash'),
    longTermDebt: inBalance('nonCurrentBorrowings'),
    netDebt: debt,
    netDebtWithoutLeases: debt === null ? null : debt - leases,
    retainedEarnings: inBalance('retainedEarnings'),
    totalEquity,
    equityHoldersFunds,
    tangibleEquity: equityHoldersFunds === null ? null : equityHoldersFunds - intangibles,
    minorityInterest: inBalance('minorityInterest'),
    operatingCash,
    capex: lends || trust || cashFlow === null ? null : -(inCash('capex') ?? 0) - (inCash('intangiblesPurchased') ?? 0),
    freeCashFlow:
      lends || trust || operatingCash === null
        ? null
        : freeCashFlow(operatingCash, inCash('capex') ?? 0, inCash('intangiblesPurchased') ?? 0),
  }
}

function netDebtOf(balance: StatementLines, leases: number): number {
  return netDebt({
    borrowings: (balance.currentBorrowings ?? 0) + (balance.nonCurrentBorrowings ?? 0),
    leases,
    cash: balance.cash ?? 0,
    shortTermInvestments: balance.shortTermInvestments ?? 0,
  })
}

function reader(lines: StatementLines | null): (key: string) => Figure {
  return key => lines?.[key] ?? null
}

function positive(cost: Figure): Figure {
  return cost === null || cost === 0 ? cost : -cost
}
