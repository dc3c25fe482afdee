import { statementTemplates } from '@bellwether/domain'
import { financingInputs, investingInputs, type MoneyInput, operatingInputs } from './concepts.ts'
import type { KnownFigures } from './reported-figures.ts'
import { addReported, addTotals, type Lines, sumOfLines } from './statement-lines.ts'

/** The cash flow of the period; null where the cash from operations, or at the end, was not reported. */
export function toCashFlow({ flow, balance }: KnownFigures, profit: number): Lines | null {
  const closingCash = balance('cash')
  const fromOperations = flow('netCashFromOperations')
  if (fromOperations === null || closingCash === null) return null
  const operating: Lines = { profit }
  const depreciation = flow('depreciationAndAmortisation')
  if (depreciation !== null) operating.depreciationAndAmortisation = -depreciation
  addReported(operating, operatingInputs, flow)
  addRest(operating, fromOperations, 'otherOperating')

  const group = (total: MoneyInput, keys: readonly MoneyInput[], rest: string) => {
    const lines: Lines = {}
    const sum = flow(total)
    if (sum === null) return lines
    addReported(lines, keys, flow)
    addRest(lines, sum, rest)
    return lines
  }
  const lines: Lines = {
    ...operating,
    ...group('netCashFromInvesting', investingInputs, 'otherInvesting'),
    ...group('netCashFromFinancing', financingInputs, 'otherFinancing'),
  }
  addReported(lines, ['currencyEffect'], flow)
  const template = statementTemplates.GENERAL.cashFlow
  const { netChangeInCash = 0 } = addTotals(template, { ...lines })
  return addTotals(template, { ...lines, openingCash: closingCash - netChangeInCash })
}

function addRest(lines: Lines, total: number, key: string): void {
  const rest = total - sumOfLines(lines)
  if (rest !== 0) lines[key] = rest
}
