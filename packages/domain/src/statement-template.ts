import { balanceSheets } from './statement-balance.ts'
import { cashFlowStatements } from './statement-cash-flow.ts'
import { incomeStatements } from './statement-income.ts'
import type { StatementLine } from './statement-line.ts'

export const statementTemplateNames = ['GENERAL', 'BANK', 'INSURER', 'REIT', 'TRUST'] as const

/** A bank has no gross profit and a trust no revenue from sales, so each kind of company has its own lines. */
export type StatementTemplateName = (typeof statementTemplateNames)[number]

export const statementKinds = ['income', 'balance', 'cashFlow'] as const

export type StatementKind = (typeof statementKinds)[number]

export type StatementTemplate = Readonly<Record<StatementKind, readonly StatementLine[]>>

const templateOf = (name: StatementTemplateName): StatementTemplate => ({
  income: incomeStatements[name],
  balance: balanceSheets[name],
  cashFlow: cashFlowStatements[name],
})

export const statementTemplates: Readonly<Record<StatementTemplateName, StatementTemplate>> = {
  GENERAL: templateOf('GENERAL'),
  BANK: templateOf('BANK'),
  INSURER: templateOf('INSURER'),
  REIT: templateOf('REIT'),
  TRUST: templateOf('TRUST'),
}

export const statementTitles: Readonly<Record<StatementKind, string>> = {
  income: 'Income statement',
  balance: 'Balance sheet',
  cashFlow: 'Cash flow',
}

/** Figures that must be the same in two statements of one period, in every template. */
export const statementLinks: ReadonlyArray<{
  readonly from: readonly [StatementKind, string]
  readonly to: readonly [StatementKind, string]
}> = [
  { from: ['cashFlow', 'profit'], to: ['income', 'profitForPeriod'] },
  { from: ['cashFlow', 'closingCash'], to: ['balance', 'cash'] },
]
