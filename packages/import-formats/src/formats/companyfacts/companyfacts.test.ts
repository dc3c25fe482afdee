import { checkStatementSet, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { companyfactsFile, readAll, textFile } from '../../../testing/index.ts'
import type { StatementRecord } from '../../records/statement.ts'
import { recogniseFormat } from '../../registry.ts'
import { companyfacts } from './companyfacts.ts'

async function recordsOf(content: string): Promise<readonly StatementRecord[]> {
  const items = await readAll(companyfacts, textFile(content))
  return items.flatMap(item => ('record' in item ? [item.record as StatementRecord] : []))
}

describe('company facts of the SEC', () => {
  it('[IM-FORMAT-1] are recognised by their content, whether the CIK is a number or text', () => {
    expect(recogniseFormat(textFile(companyfactsFile()))).toBe(companyfacts)
    expect(recogniseFormat(textFile(companyfactsFile().replace('"0000000123"', '123')))).toBe(companyfacts)
  })

  it('[IM-STMT-1] become years, and parts of years from their beginning', async () => {
    const current = (await recordsOf(companyfactsFile())).filter(({ superseded }) => !superseded)
    expect(current.map(({ period, periodEnd, months, fiscalYear }) => [period, periodEnd, months, fiscalYear])).toEqual(
      [
        ['ANNUAL', '2024-12-31', 12, 2024],
        ['INTERIM', '2025-06-30', 6, 2025],
        ['ANNUAL', '2025-12-31', 12, 2025],
      ],
    )
  })

  it('[IM-STMT-2] keep the totals as reported, and add up', async () => {
    const records = await recordsOf(companyfactsFile())
    for (const { income, balance, cashFlow } of records) {
      const set = { income, balance: balance ?? {}, cashFlow: cashFlow ?? {} }
      expect(checkStatementSet(statementTemplates.GENERAL, set)).toEqual([])
    }
    expect(records.at(-1)).toMatchObject({
      cik: '123',
      currency: 'USD',
      basis: 'US GAAP',
      income: {
        revenue: 130_000,
        grossProfit: 55_000,
        ebitda: 22_000,
        depreciationAndAmortisation: -6_000,
        distributionAndAdmin: -18_000,
        operatingProfit: 16_000,
        financeCost: -1_000,
        financeIncome: 1_000,
        profitBeforeTax: 16_000,
        profitToMinority: 800,
        profitToEquityHolders: 11_200,
        epsBasic: 11_200,
        effectiveTaxRate: 2_500,
      },
      balance: { totalAssets: 220_000, otherNonCurrentAssets: 20_000, netAssets: 115_800, minorityInterest: 5_800 },
      cashFlow: { profit: 12_000, capex: -9_000, otherInvesting: -1_000, openingCash: 30_000, closingCash: 35_000 },
    })
  })

  it('[IM-STMT-2] leave out a line that others contain already', async () => {
    const [first] = await recordsOf(companyfactsFile())
    expect(first?.balance).not.toHaveProperty('investments')
    expect(first?.balance).toMatchObject({ propertyPlantEquipment: 90_000, otherNonCurrentAssets: 30_000 })
  })

  it('[IM-STMT-3] say what was restated, and keep what had been said before', async () => {
    const versions = (await recordsOf(companyfactsFile())).filter(({ periodEnd }) => periodEnd === '2024-12-31')
    expect(versions).toMatchObject([
      { filedOn: '2025-02-20', superseded: true, restated: false, income: { revenue: 100_000 } },
      {
        filedOn: '2026-02-20',
        superseded: false,
        restated: true,
        publishedOn: '2025-02-20',
        income: { revenue: 90_000 },
      },
    ])
  })

  it('reject a figure with a day that cannot be, and read the others', async () => {
    const content = companyfactsFile().replace('"end":"2025-12-31","val":160', '"end":"9999-12-31","val":160')
    const [first, ...others] = await readAll(companyfacts, textFile(content))
    expect(first).toMatchObject({
      at: '$.facts.us-gaap.OperatingIncomeLoss.units.USD[2]',
      reject: { code: 'IMPORT_DATE_OUT_OF_RANGE', field: 'end', value: '9999-12-31' },
    })
    expect(others).toHaveLength(4)
  })

  it('are refused when they are of another shape', async () => {
    const content = '{"cik":1,"entityName":"A","facts":{"us-gaap":{"Assets":{"units":[]}}}}'
    await expect(readAll(companyfacts, textFile(content))).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_JSON' })
  })

  it('of banks and insurers are not kept', async () => {
    const items = await readAll(companyfacts, textFile(companyfactsFile({ Deposits: { units: { USD: [] } } })))
    expect(items).toMatchObject([{ skip: 'IMPORT_TYPE_NOT_HELD' }, { warning: expect.stringContaining('bank') }])
  })
})
