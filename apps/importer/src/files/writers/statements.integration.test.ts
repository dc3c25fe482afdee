import { clearMarket, financials } from '@bellwether/db'
import { companyfactsFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { addSecurity, importContent } from '../test-import.ts'

describeOnBothDatabases('importing accounts', getDb => {
  beforeEach(() => clearMarket(getDb()))

  const earlier = () =>
    getDb().sql.selectFrom('earlier_statements').select(['period_end', 'filed_on', 'income']).execute()

  it('[IM-STMT-1] stores years and parts of years', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    const report = await importContent(getDb(), companyfactsFile())
    expect(report).toMatchObject({ format: 'companyfacts', read: 4, inserted: 4, rejected: 0, error: null })
    expect(await financials.statements(getDb(), id, 'INTERIM', 5)).toMatchObject([
      { periodEnd: '2025-06-30', months: 6, currency: 'USD', publishedOn: '2025-08-01' },
    ])
    expect(await importContent(getDb(), companyfactsFile())).toMatchObject({ inserted: 0, updated: 0, unchanged: 4 })
  })

  it('[IM-STMT-3] replaces figures by those of a later filing, never by those of an earlier one', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    const parsed = JSON.parse(companyfactsFile()) as { facts: { 'us-gaap': Record<string, Concept> } }
    for (const { units } of Object.values(parsed.facts['us-gaap'])) {
      for (const [unit, rows] of Object.entries(units)) units[unit] = rows.filter(({ filed }) => filed < '2025-12-31')
    }
    const older = JSON.stringify(parsed)
    const revenues = async () =>
      (await financials.statements(getDb(), id, 'ANNUAL', 5)).map(({ income, restated }) => [income.revenue, restated])

    await importContent(getDb(), older)
    expect(await revenues()).toEqual([[100_000, false]])
    await importContent(getDb(), companyfactsFile())
    expect(await revenues()).toEqual([
      [130_000, false],
      [90_000, true],
    ])
    expect(await earlier()).toMatchObject([
      { period_end: '2024-12-31', filed_on: '2025-02-20', income: { revenue: 100_000 } },
    ])
    expect(await importContent(getDb(), older)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect(await revenues()).toEqual([
      [130_000, false],
      [90_000, true],
    ])
  })

  it('[IM-STMT-4] makes what ratios are calculated from', async () => {
    const id = await addSecurity(getDb(), { cik: '123' })
    const shares = [{ end: '2025-12-31', val: 1000, fy: 2025, fp: 'FY', form: '10-K', filed: '2026-02-20', accn: '' }]
    await importContent(getDb(), companyfactsFile({ CommonStockSharesOutstanding: { units: { shares } } }))
    const [year] = await financials.statements(getDb(), id, 'ANNUAL', 1)
    const inputs = await financials.ratioInputs(getDb(), id)
    expect(inputs).toMatchObject({ asAt: '2025-12-31', currency: 'USD', revenue: 130_000 })
    expect(inputs?.netProfit).toBe(year?.income.profitToEquityHolders)
    expect(inputs?.sharesInIssue).toBe(1000)
  })

  it('[IM-REF-1] rejects the accounts of a company that is not there', async () => {
    const report = await importContent(getDb(), companyfactsFile())
    expect(report).toMatchObject({ inserted: 0, rejected: 4, error: null })
    expect(report.rejects[0]).toMatchObject({ code: 'IMPORT_UNKNOWN_SECURITY', field: 'cik', value: '123' })
  })
})

interface Concept {
  readonly units: Record<string, { readonly filed: string }[]>
}
