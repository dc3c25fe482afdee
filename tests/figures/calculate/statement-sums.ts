import type { RawLines, RawStatement } from '../raw/rows.ts'

export type StatementKind = 'income' | 'balance' | 'cashFlow'

/** A total of a statement: its label and the lines that it is the sum of, those with a minus taken away. */
export interface StatementSum {
  readonly label: string
  readonly sumOf: string
}

const afterTax: readonly StatementSum[] = [
  { label: 'Profit after tax', sumOf: 'profitBeforeTax tax' },
  { label: 'Profit for the period', sumOf: 'profitBeforeTax tax discontinued' },
  { label: 'Attributable to equity holders', sumOf: 'profitBeforeTax tax discontinued -profitToMinority' },
]

const operating = 'revenue costOfSales distributionAndAdmin researchAndDevelopment otherIncome'
const bankIncome = 'interestIncome interestExpense netFees tradingIncome otherIncome'
const insurance = 'insuranceRevenue insuranceServiceExpenses netReinsuranceExpense'
const invested = 'investmentReturn insuranceFinanceExpenses'

const income: Readonly<Record<RawStatement['template'], readonly StatementSum[]>> = {
  GENERAL: [
    { label: 'Gross profit', sumOf: 'revenue costOfSales' },
    { label: 'EBITDA', sumOf: operating },
    { label: 'Adjusted operating profit', sumOf: `${operating} depreciationAndAmortisation` },
    { label: 'Operating profit', sumOf: `${operating} depreciationAndAmortisation exceptionalItems` },
    {
      label: 'Profit before tax',
      sumOf: `${operating} depreciationAndAmortisation exceptionalItems shareOfAssociates financeIncome financeCost`,
    },
    ...afterTax,
  ],
  BANK: [
    { label: 'Net interest income', sumOf: 'interestIncome interestExpense' },
    { label: 'Total income', sumOf: bankIncome },
    { label: 'Profit before impairment', sumOf: `${bankIncome} operatingCosts` },
    { label: 'Operating profit', sumOf: `${bankIncome} operatingCosts impairment` },
    { label: 'Profit before tax', sumOf: `${bankIncome} operatingCosts impairment shareOfAssociates` },
    ...afterTax,
  ],
  INSURER: [
    { label: 'Insurance service result', sumOf: insurance },
    { label: 'Net financial result', sumOf: invested },
    { label: 'Operating profit', sumOf: `${insurance} ${invested} otherIncome otherExpenses` },
    {
      label: 'Profit before tax',
      sumOf: `${insurance} ${invested} otherIncome otherExpenses shareOfAssociates financeCost`,
    },
    ...afterTax,
  ],
  REIT: [{ label: 'Net rental income', sumOf: 'rentalIncome serviceChargeIncome propertyCosts' }, ...afterTax],
  TRUST: [],
}

const nonCurrentAssets =
  'goodwill otherIntangibles propertyPlantEquipment rightOfUseAssets investmentProperty developmentProperty investments deferredTaxAsset pensionSurplus otherNonCurrentAssets'
const currentAssets = 'inventories receivables shortTermInvestments cash heldForSale'
const currentLiabilities = 'payables currentBorrowings currentLeases currentTax currentProvisions'
const nonCurrentLiabilities =
  'nonCurrentBorrowings nonCurrentLeases pensionDeficit deferredTaxLiability nonCurrentProvisions otherNonCurrentLiabilities'

const company: readonly StatementSum[] = [
  { label: 'Total non-current assets', sumOf: nonCurrentAssets },
  { label: 'Total current assets', sumOf: currentAssets },
  { label: 'Total assets', sumOf: `${nonCurrentAssets} ${currentAssets}` },
  { label: 'Total current liabilities', sumOf: currentLiabilities },
  { label: 'Total non-current liabilities', sumOf: nonCurrentLiabilities },
  { label: 'Total liabilities', sumOf: `${currentLiabilities} ${nonCurrentLiabilities}` },
]

const equity: readonly StatementSum[] = [
  { label: 'Net assets', sumOf: 'totalAssets -totalLiabilities' },
  { label: 'Equity holders’ funds', sumOf: 'shareCapital sharePremium retainedEarnings otherReserves' },
  { label: 'Total equity', sumOf: 'shareCapital sharePremium retainedEarnings otherReserves minorityInterest' },
]

const balance: Readonly<Record<RawStatement['template'], readonly StatementSum[]>> = {
  GENERAL: [...company, ...equity],
  BANK: equity,
  INSURER: equity,
  REIT: [...company, ...equity],
  TRUST: [
    { label: 'Total assets', sumOf: 'investmentsAtFairValue receivables cash' },
    { label: 'Total liabilities', sumOf: 'payables currentBorrowings nonCurrentBorrowings' },
    {
      label: 'Net assets',
      sumOf: 'investmentsAtFairValue receivables cash -payables -currentBorrowings -nonCurrentBorrowings',
    },
    {
      label: 'Total equity',
      sumOf: 'shareCapital sharePremium capitalRedemptionReserve capitalReserve revenueReserve',
    },
  ],
}

const financing = 'dividendsPaid buybacks sharesIssued debtDrawn debtRepaid leasePayments otherFinancing'

const cashFlow: readonly StatementSum[] = [
  { label: 'Net cash from financing', sumOf: financing },
  { label: 'Net change in cash', sumOf: `netCashFromOperations netCashFromInvesting ${financing} currencyEffect` },
  {
    label: 'Closing cash',
    sumOf: `openingCash netCashFromOperations netCashFromInvesting ${financing} currencyEffect`,
  },
]

/** The totals that a statement of this kind of company prints. */
export function sumsOf(kind: StatementKind, template: RawStatement['template']): readonly StatementSum[] {
  if (kind === 'cashFlow') return cashFlow
  return kind === 'income' ? income[template] : balance[template]
}

/** Null where no line of it was reported. */
export function addUp(lines: RawLines, sumOf: string): number | null {
  const parts = sumOf.split(' ').flatMap(signed => {
    const value = lines[signed.replace('-', '')]
    return typeof value === 'number' ? [signed.startsWith('-') ? -value : value] : []
  })
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0)
}
