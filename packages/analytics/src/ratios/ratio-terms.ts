import type { StatementKind } from '@bellwether/domain'

/** Where a term comes from: a line of a statement, the market, a forecast, dividends paid, or other terms. */
export type TermSource = StatementKind | 'price' | 'shares' | 'nav' | 'forecast' | 'dividends' | 'calculated'

export interface RatioTerm {
  /** As the formulas of `ratioFormulas` write it. */
  readonly label: string
  readonly source: TermSource
  /** The line of the statement, where its key is not the term's. */
  readonly line?: string
}

const income = (label: string, line?: string): RatioTerm => ({ label, source: 'income', ...(line ? { line } : {}) })
const balance = (label: string, line?: string): RatioTerm => ({ label, source: 'balance', ...(line ? { line } : {}) })
const cashFlow = (label: string, line?: string): RatioTerm => ({ label, source: 'cashFlow', ...(line ? { line } : {}) })
const calculated = (label: string): RatioTerm => ({ label, source: 'calculated' })

/** The terms of the formulas in `ratioFormulas`, each named once. */
export const ratioTerms = {
  price: { label: 'Price', source: 'price' },
  shares: { label: 'Shares in issue', source: 'shares' },
  nav: { label: 'Net asset value per share', source: 'nav' },
  marketCap: calculated('Market capitalisation'),
  enterpriseValue: calculated('Enterprise value'),
  priceEarnings: calculated('P/E'),
  epsGrowth: calculated('Annual growth in earnings per share (%)'),
  taxRate: calculated('Effective tax rate'),
  inventoryDays: calculated('Inventory days'),
  receivableDays: calculated('Receivable days'),
  payableDays: calculated('Payable days'),
  epsForward: { label: 'Forecast earnings per share for the coming year', source: 'forecast' },
  dpsForward: { label: 'Forecast dividend per share', source: 'forecast' },
  dps: { label: 'Dividend per share', source: 'dividends' },
  eps: income('Earnings per share', 'epsBasic'),
  epsBefore: income('Earnings per share of the year before', 'epsBasic'),
  epsAdjusted: income('Adjusted earnings per share'),
  dilutedShares: income('Diluted weighted average shares', 'weightedSharesDiluted'),
  profitAfterTax: income('Profit after tax'),
  minorityProfit: income('Profit of minority interests', 'profitToMinority'),
  weightedShares: income('Weighted average shares', 'weightedSharesBasic'),
  revenue: income('Revenue'),
  rentalIncome: income('Rental income'),
  totalIncome: income('Total income'),
  grossProfit: income('Gross profit'),
  ebitda: income('EBITDA'),
  operatingProfit: income('Operating profit'),
  recurringProfit: income('Operating profit before property gains', 'recurringOperatingProfit'),
  costOfSales: income('Cost of sales'),
  financeCost: income('Finance cost'),
  profit: income('Profit for the period', 'profitForPeriod'),
  totalReturn: income('Total return', 'profitForPeriod'),
  profitToEquityHolders: income('Profit attributable to equity holders'),
  operatingCosts: income('Operating costs'),
  managementFee: income('Management fee', 'managementFeeRevenue'),
  otherExpenses: income('Other expenses', 'otherExpensesRevenue'),
  revenueReturn: income('Revenue return per share', 'revenueReturnPerShare'),
  goodwill: balance('Goodwill'),
  otherIntangibles: balance('Other intangible assets'),
  equityHoldersFunds: balance('Equity holders’ funds'),
  totalEquity: balance('Total equity'),
  netAssets: balance('Net assets', 'totalEquity'),
  totalAssets: balance('Total assets'),
  assets: balance('Assets', 'totalAssets'),
  liabilities: balance('Liabilities', 'totalLiabilities'),
  currentAssets: balance('Current assets', 'totalCurrentAssets'),
  currentLiabilities: balance('Current liabilities', 'totalCurrentLiabilities'),
  workingCapital: balance('Working capital'),
  inventories: balance('Inventories'),
  receivables: balance('Receivables'),
  payables: balance('Payables'),
  retainedEarnings: balance('Retained earnings'),
  sharesReported: balance('Shares in issue', 'sharesInIssue'),
  borrowings: balance('Borrowings', 'nonCurrentBorrowings'),
  leases: balance('Leases', 'nonCurrentLeases'),
  cash: balance('Cash'),
  shortTermInvestments: balance('Short-term investments'),
  netDebt: balance('Net debt'),
  minorityInterest: balance('Minority interests', 'minorityInterest'),
  longTermDebt: balance('Long-term debt', 'nonCurrentBorrowings'),
  tangibleAssetsPerShare: balance('EPRA net tangible assets per share', 'epraNtaPerShare'),
  loans: balance('Loans to customers', 'loansToCustomers'),
  deposits: balance('Customer deposits', 'customerDeposits'),
  revenueReserve: balance('Revenue reserve'),
  operatingCash: cashFlow('Net cash from operations', 'netCashFromOperations'),
  capex: cashFlow('Capital expenditure', 'capex'),
  intangiblesPurchased: cashFlow('Purchases of intangible assets'),
  investment: cashFlow('Capital expenditure and purchases of intangible assets', 'capex'),
  freeCashFlow: cashFlow('Free cash flow'),
  dividendsPaid: cashFlow('Dividends paid in the year', 'dividendsPaid'),
} as const satisfies Readonly<Record<string, RatioTerm>>

export type RatioTermKey = keyof typeof ratioTerms
