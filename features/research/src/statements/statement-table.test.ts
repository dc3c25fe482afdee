import type { PeriodTableView } from '@bellwether/contract'
import { statementKinds, statementTemplateNames, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { periodsOf } from './period.ts'
import { forecast, statement } from './statement.fixture.ts'
import { sectionsOf } from './statement-sections.ts'
import { commonBaseLabel, statementTable } from './statement-table.ts'

const as = { show: 'reported', years: 5 } as const

const find = (table: PeriodTableView | null, key: string) =>
  table?.sections.flatMap(({ rows }) => rows).find(row => row.key === key)

const years = periodsOf([
  statement(2024, {
    income: { revenue: 1000, costOfSales: -600, grossProfit: 400, epsBasic: 500, effectiveTaxRate: 2400 },
  }),
  statement(2025, {
    income: { revenue: 1100, costOfSales: -660, grossProfit: 440, epsBasic: -20, effectiveTaxRate: 2550 },
    balance: { totalAssets: 4000, cash: 1000 },
  }),
  forecast(2026, { income: { revenue: 1200, costOfSales: -700, grossProfit: 500 } }),
])

describe('a statement as a table', () => {
  it('shows forecasts after the reported years, only where the statement is forecast', () => {
    expect(statementTable('income', years, as)?.columns.map(({ fiscalYear }) => fiscalYear)).toEqual([2024, 2025, 2026])
    expect(statementTable('balance', years, as)?.columns.map(({ fiscalYear }) => fiscalYear)).toEqual([2024, 2025])
  })

  it('shows at most the requested years', () => {
    const long = periodsOf(Array.from({ length: 9 }, (_, index) => statement(2017 + index)))
    expect(statementTable('income', long, as)?.columns).toHaveLength(5)
    expect(statementTable('income', long, { ...as, years: 10 })?.columns).toHaveLength(9)
  })

  it('leaves out lines that are nil in every column and counts them', () => {
    const table = statementTable('income', years, as)
    expect(find(table, 'researchAndDevelopment')).toBeUndefined()
    expect(table?.leftOut).toBeGreaterThan(0)
    expect(find(table, 'costOfSales')?.cells).toEqual([{ value: -600 }, { value: -660 }, { value: -700 }])
  })

  it('adds calculated figures with their formula', () => {
    const margin = find(statementTable('income', years, as), 'grossMargin')
    expect(margin?.definition).toBe('Our formula: Gross profit ÷ revenue.')
    expect(margin?.cells[0]).toEqual({ value: 0.4 })
  })

  it('as growth compares with the year before: sizes for costs, points for percentages', () => {
    const table = statementTable('income', years, { ...as, show: 'growth' })
    expect(find(table, 'revenue')).toMatchObject({ unit: 'FRACTION', trend: [1000, 1100] })
    expect(find(table, 'revenue')?.cells[0]).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(find(table, 'costOfSales')?.cells[1]).toEqual({ value: expect.closeTo(0.1, 12) })
    expect(find(table, 'epsBasic')?.cells[1]).toEqual({ notMeaningful: 'The sign changed' })
    expect(find(table, 'effectiveTaxRate')).toMatchObject({ unit: 'POINTS' })
    expect(find(table, 'effectiveTaxRate')?.cells[1]).toEqual({ value: expect.closeTo(0.015, 12) })
  })

  it('as common size shows sums as a share of revenue, and of total assets in a balance sheet', () => {
    const income = statementTable('income', years, { ...as, show: 'common' })
    expect(find(income, 'costOfSales')?.cells[1]).toEqual({ value: -0.6 })
    expect(find(income, 'epsBasic')).toBeUndefined()
    const balance = statementTable('balance', years, { ...as, show: 'common' })
    expect(find(balance, 'cash')?.cells[1]).toEqual({ value: 0.25 })
  })

  it('shows a trust’s lines as a percentage of net assets', () => {
    const trust = periodsOf([
      statement(2025, {
        template: 'TRUST',
        income: { investmentIncome: 20, gainsOnInvestments: 90 },
        balance: { totalEquity: 1000 },
      }),
    ])
    expect(commonBaseLabel('income', 'TRUST')).toBe('net assets')
    expect(find(statementTable('income', trust, { ...as, show: 'common' }), 'gainsOnInvestments')?.cells).toEqual([
      { value: 0.09 },
    ])
  })

  it('adds earnings per share of the continuing business only where some was discontinued', () => {
    const lines = { profitAfterTax: 11_200, profitToMinority: 400, weightedSharesBasic: 100, epsBasic: 9_600 }
    const of = (discontinued: number) =>
      find(
        statementTable('income', periodsOf([statement(2025, { income: { ...lines, discontinued } })]), as),
        'epsContinuing',
      )
    expect(of(0)).toBeUndefined()
    expect(of(-1_200)?.cells).toEqual([{ value: 10_800 }])
  })

  it('leaves out totals that have no place on the basis shown', () => {
    const adjusted = periodsOf(
      [statement(2025, { income: { revenue: 10, adjustedOperatingProfit: 4, operatingProfit: 3 } })],
      p => ({
        ...p,
        income: { revenue: 10, operatingProfit: 4 },
      }),
    )
    const table = statementTable('income', adjusted, as)
    expect(find(table, 'adjustedOperatingProfit')).toBeUndefined()
    expect(find(table, 'operatingProfit')?.cells).toEqual([{ value: 4 }])
  })

  it('is nothing where nothing was reported', () => {
    expect(statementTable('income', [], as)).toBeNull()
    expect(statementTable('cashFlow', periodsOf([statement(2025, { cashFlow: null })]), as)).toBeNull()
    expect(statementTable('income', periodsOf([forecast(2026)]), as)).toBeNull()
  })
})

const every = statementTemplateNames.flatMap(name => statementKinds.map(kind => ({ name, kind })))

it.each(every)(
  '$name $kind: sections end with lines of the template, and every line has its place',
  ({ name, kind }) => {
    const template = statementTemplates[name][kind]
    for (const { last } of sectionsOf(kind, name)) expect(template.map(({ key }) => key)).toContain(last)
    const lines = Object.fromEntries(template.map(({ key }) => [key, 7]))
    const table = statementTable(
      kind,
      periodsOf([statement(2025, { template: name, income: {}, balance: null, cashFlow: null, [kind]: lines })]),
      as,
    )
    const shown = table?.sections.flatMap(({ rows }) => rows.map(({ key }) => key)) ?? []
    for (const { key } of template) expect(shown.filter(shownKey => shownKey === key).length).toBeGreaterThanOrEqual(1)
  },
)
