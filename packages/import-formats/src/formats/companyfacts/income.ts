import { statementTemplates } from '@bellwether/domain'
import type { KnownFigures } from './reported-figures.ts'
import { addReported, addTotals, type Lines } from './statement-lines.ts'

/** The income statement; null of a period without a profit or loss. */
export function toIncome({ flow, perShare, weightedShares }: KnownFigures): Lines | null {
  const profit = flow('profitForPeriod')
  if (profit === null) return null
  const lines: Lines = {}
  const discontinued = flow('discontinued')
  const beforeTax = flow('profitBeforeTax')
  const tax = flow('tax') ?? (beforeTax === null ? null : profit - (discontinued ?? 0) - beforeTax)
  // Worked out backwards, since some report the share of associates after tax: so the sum is right in either case.
  const profitBeforeTax = profit - (discontinued ?? 0) - (tax ?? 0)
  addOperating(lines, flow, profitBeforeTax)
  addReported(lines, ['tax', 'discontinued'], key => (key === 'tax' ? tax : discontinued))
  const toHolders = flow('profitToEquityHolders')
  if (toHolders !== null && toHolders !== profit) lines.profitToMinority = profit - toHolders
  addReported(lines, ['epsBasic', 'epsDiluted', 'dps'], perShare)
  addReported(lines, ['weightedSharesBasic', 'weightedSharesDiluted'], weightedShares)
  if (tax !== null && profitBeforeTax > 0) lines.effectiveTaxRate = Math.round((-tax / profitBeforeTax) * 10_000) + 0
  return addTotals(statementTemplates.GENERAL.income, lines)
}

function addOperating(lines: Lines, flow: KnownFigures['flow'], profitBeforeTax: number): void {
  addReported(lines, ['shareOfAssociates', 'financeCost', 'exceptionalItems', 'depreciationAndAmortisation'], flow)
  const { shareOfAssociates = 0, exceptionalItems = 0, depreciationAndAmortisation = 0 } = lines
  const operatingProfit = flow('operatingProfit') ?? profitBeforeTax - shareOfAssociates - (lines.financeCost ?? 0)
  const otherFinance = profitBeforeTax - operatingProfit - shareOfAssociates - (lines.financeCost ?? 0)
  if (otherFinance < 0 && lines.financeCost === undefined) lines.financeCost = otherFinance
  else if (otherFinance !== 0) lines.financeIncome = otherFinance

  addReported(lines, ['revenue', 'researchAndDevelopment'], flow)
  const { revenue, researchAndDevelopment = 0 } = lines
  if (revenue !== undefined) {
    const grossProfit = flow('grossProfit')
    const costOfSales = grossProfit === null ? flow('costOfSales') : grossProfit - revenue
    if (costOfSales !== null) lines.costOfSales = costOfSales
  }
  // Depreciation is inside of the costs as reported, and a line of its own in ours: it is taken out of administration.
  const ebitda = operatingProfit - exceptionalItems - depreciationAndAmortisation
  const rest = ebitda - (revenue ?? 0) - (lines.costOfSales ?? 0) - researchAndDevelopment
  if (rest !== 0) lines[rest < 0 ? 'distributionAndAdmin' : 'otherIncome'] = rest
}
