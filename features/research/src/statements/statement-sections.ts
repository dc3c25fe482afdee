import type { StatementKind, StatementTemplateName } from '@bellwether/domain'

/** A section runs up to and including its last line; lines after the last section are other figures. */
interface Section {
  readonly title: string | null
  readonly last: string
}

const balance: readonly Section[] = [
  { title: 'Assets', last: 'totalAssets' },
  { title: 'Liabilities', last: 'totalLiabilities' },
  { title: 'Net assets and equity', last: 'totalEquity' },
]

const cashFlow: readonly Section[] = [
  { title: 'Operations', last: 'netCashFromOperations' },
  { title: 'Investing', last: 'netCashFromInvesting' },
  { title: 'Financing', last: 'netCashFromFinancing' },
  { title: 'Change in cash', last: 'closingCash' },
]

const trustIncome: readonly Section[] = [
  { title: 'Revenue', last: 'revenueReturn' },
  { title: 'Capital', last: 'capitalReturn' },
  { title: 'Total', last: 'profitForPeriod' },
]

const companyIncome: readonly Section[] = [
  { title: 'From income to profit before tax', last: 'profitBeforeTax' },
  { title: 'Tax and attributable profit', last: 'profitToEquityHolders' },
]

export const otherFigures = 'Per share and other figures'

export function sectionsOf(kind: StatementKind, template: StatementTemplateName): readonly Section[] {
  if (kind === 'balance') return balance
  if (kind === 'cashFlow') return cashFlow
  return template === 'TRUST' ? trustIncome : companyIncome
}
