import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStatement, checkStatementSet } from './statement-check.ts'
import type { StatementLine } from './statement-line.ts'
import { statementKinds, statementTemplateNames, statementTemplates } from './statement-template.ts'

const amount = fc.integer({ min: -(10 ** 11), max: 10 ** 11 })
const anyTemplate = fc
  .constantFrom(...statementTemplateNames)
  .chain(name => fc.constantFrom(...statementKinds).map(kind => statementTemplates[name][kind]))

/** Fills plain lines from `amounts` and calculates the totals; the last reserve takes up what makes the two sides equal. */
function complete(template: readonly StatementLine[], amounts: readonly number[]): Record<string, number> {
  const lines: Record<string, number> = {}
  const sum = (keys: readonly string[]) =>
    keys.reduce((total, key) => total + (key.startsWith('-') ? -(lines[key.slice(1)] ?? 0) : (lines[key] ?? 0)), 0)
  template.forEach(({ key, sumOf }, i) => {
    lines[key] = sumOf ? sum(sumOf) : (amounts[i % amounts.length] ?? 0)
  })
  const balancing = template.find(({ equals }) => equals)
  if (balancing?.equals) {
    const gap = (lines[balancing.equals] ?? 0) - (lines[balancing.key] ?? 0)
    for (const key of ['shareCapital', 'equityHoldersFunds', 'totalEquity']) {
      if (key in lines) lines[key] = (lines[key] ?? 0) + gap
    }
  }
  return lines
}

const statement = fc
  .tuple(anyTemplate, fc.array(amount, { minLength: 1, maxLength: 50 }))
  .map(([template, amounts]) => ({ template, lines: complete(template, amounts) }))

describe('statement check', () => {
  it('[RP-DATA-24] finds nothing wrong with a statement that adds up', () => {
    fc.assert(
      fc.property(statement, ({ template, lines }) => {
        expect(checkStatement(template, lines)).toEqual([])
      }),
    )
  })

  it('[RP-DATA-24] finds a total that is off by a single unit', () => {
    fc.assert(
      fc.property(statement, fc.nat(), fc.constantFrom(-1, 1), ({ template, lines }, pick, error) => {
        const totals = template.filter(({ sumOf }) => sumOf)
        const key = totals[pick % totals.length]?.key ?? ''
        const right = lines[key] ?? 0
        const problems = checkStatement(template, { ...lines, [key]: right + error })
        expect(problems).toContainEqual({ code: 'WRONG_TOTAL', key, expected: right, given: right + error })
      }),
    )
  })

  it('[RP-DATA-24] finds a balance sheet whose two sides differ', () => {
    const { balance } = statementTemplates.TRUST
    const lines = { ...complete(balance, [700]) }
    lines.capitalReserve = (lines.capitalReserve ?? 0) + 5
    lines.totalEquity = (lines.totalEquity ?? 0) + 5
    expect(checkStatement(balance, lines)).toEqual([
      { code: 'WRONG_TOTAL', key: 'totalEquity', expected: lines.netAssets, given: lines.totalEquity },
    ])
  })

  it('lines not reported count as nothing, and a total without any parts is believed', () => {
    const { income } = statementTemplates.GENERAL
    expect(checkStatement(income, { revenue: 100, costOfSales: null, grossProfit: 100, ebitda: 100 })).toMatchObject([
      { code: 'MISSING_TOTAL', key: 'adjustedOperatingProfit', expected: 100 },
    ])
    expect(checkStatement(income, { revenue: 100 })).toMatchObject([{ code: 'MISSING_TOTAL', key: 'grossProfit' }])
    expect(checkStatement(income, {})).toEqual([])
  })

  it('finds lines that do not belong and figures that are not whole', () => {
    const { income } = statementTemplates.TRUST
    expect(checkStatement(income, { grossProfit: 1, dps: 1.5 })).toEqual([
      { code: 'UNKNOWN_LINE', key: 'grossProfit', expected: null, given: 1 },
      { code: 'NOT_AN_INTEGER', key: 'dps', expected: null, given: 1.5 },
    ])
  })

  it('[RP-DATA-24] compares the statements with each other', () => {
    const template = statementTemplates.GENERAL
    const income = complete(template.income, [1000])
    const balance = complete(template.balance, [1000])
    const cashFlow = complete(template.cashFlow, [1000])
    const profitKey = 'cashFlow.profit = income.profitForPeriod'
    const cashKey = 'cashFlow.closingCash = balance.cash'
    const found = checkStatementSet(template, { income, balance, cashFlow })
    expect(found.map(({ code, key }) => [code, key])).toEqual([
      ['DIFFERENT_FIGURES', profitKey],
      ['DIFFERENT_FIGURES', cashKey],
    ])
    const agreeing = {
      ...cashFlow,
      profit: income.profitForPeriod ?? 0,
      otherOperating: (cashFlow.otherOperating ?? 0) + (cashFlow.profit ?? 0) - (income.profitForPeriod ?? 0),
      openingCash: (balance.cash ?? 0) - (cashFlow.netChangeInCash ?? 0),
      closingCash: balance.cash ?? 0,
    }
    expect(checkStatementSet(template, { income, balance, cashFlow: agreeing })).toEqual([])
    expect(checkStatementSet(template, { income })).toEqual([])
  })
})
