import { statementTemplates } from '@bellwether/domain'
import { assetInputs, currentAssetInputs, currentLiabilityInputs, equityInputs, liabilityInputs } from './concepts.ts'
import type { KnownFigures } from './reported-figures.ts'
import { addParts, addReported, addTotals, type Lines, sumOfLines } from './statement-lines.ts'

/** The balance sheet at the end of the period; null where total assets or equity were not reported. */
export function toBalance({ balance, sharesInIssue }: KnownFigures): Lines | null {
  const totalAssets = balance('totalAssets')
  const totalEquity = balance('totalEquity')
  if (totalAssets === null || totalEquity === null) return null
  const currentAssets: Lines = {}
  addParts(currentAssets, balance('totalCurrentAssets'), currentAssetInputs, 'receivables', balance)
  const otherAssets: Lines = {}
  addParts(otherAssets, totalAssets - sumOfLines(currentAssets), assetInputs, 'otherNonCurrentAssets', balance)

  // Not the total as reported: what stands between liabilities and equity there is no net asset of shareholders.
  const totalLiabilities = totalAssets - totalEquity
  const currentLiabilities: Lines = {}
  addParts(currentLiabilities, balance('totalCurrentLiabilities'), currentLiabilityInputs, 'payables', balance)
  const otherLiabilities: Lines = {}
  const later = totalLiabilities - sumOfLines(currentLiabilities)
  addParts(otherLiabilities, later, liabilityInputs, 'nonCurrentProvisions', balance)

  const holders = balance('equityHoldersFunds') ?? totalEquity
  const equity: Lines = {}
  addReported(equity, equityInputs, balance)
  if (sumOfLines(equity) !== holders) equity.otherReserves = holders - sumOfLines(equity)
  if (holders !== totalEquity) equity.minorityInterest = totalEquity - holders
  const lines: Lines = { ...otherAssets, ...currentAssets, ...currentLiabilities, ...otherLiabilities, ...equity }
  addReported(lines, ['sharesInIssue'], sharesInIssue)
  return addTotals(statementTemplates.GENERAL.balance, lines)
}
