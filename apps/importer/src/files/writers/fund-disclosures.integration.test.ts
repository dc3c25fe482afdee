import { clearMarket, costs, targetMarket } from '@bellwether/db'
import { emtRow, templateFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { addSecurity, importContent } from '../test-import.ts'

describeOnBothDatabases('importing what manufacturers disclose', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it('[IM-DISC-1] stores target market, risk and costs; zero is confirmed, an empty cell unknown', async () => {
    const id = await addSecurity(getDb(), { type: 'FUND', isin: 'SE0011337179' })
    expect(await importContent(getDb(), templateFile(emtRow))).toMatchObject({ read: 4, inserted: 4, error: null })
    expect(await targetMarket.find(getDb(), id)).toMatchObject({
      asAt: '2025-11-30',
      producer: 'Example Managers',
      answers: { '01010': 'Y' },
    })
    expect(await costs.product(getDb(), id, 'EX_ANTE')).toMatchObject({
      entry: 0,
      exit: null,
      ongoing: 0.0115,
      incidental: null,
      confirmedZero: ['entry'],
    })
    const scores = await getDb().sql.selectFrom('risk_scores').select(['regime', 'score', 'scale']).execute()
    expect(scores).toEqual([{ regime: 'PRIIPS_KID', score: 3, scale: 7 }])
    expect(await importContent(getDb(), templateFile(emtRow))).toMatchObject({ inserted: 0, updated: 0, unchanged: 4 })
  })

  it('[IM-DISC-2] replaces what is older, never what is newer', async () => {
    const id = await addSecurity(getDb(), { type: 'FUND', isin: 'SE0011337179' })
    const later = { ...emtRow, '07160_Ex_Ante_Date': '2026-01-15', '07100_Ongoing': '0.02' }
    await importContent(getDb(), templateFile(emtRow))
    await importContent(getDb(), templateFile(later))
    expect(await costs.product(getDb(), id, 'EX_ANTE')).toMatchObject({ ongoing: 0.02, asAt: '2026-01-15' })
    expect(await importContent(getDb(), templateFile(emtRow))).toMatchObject({ updated: 0, unchanged: 4 })
    expect(await costs.product(getDb(), id, 'EX_ANTE')).toMatchObject({ ongoing: 0.02 })
  })

  it('[IM-REF-1] rejects a fund that is not there, and one that stands in the file twice', async () => {
    const report = await importContent(getDb(), templateFile(emtRow, emtRow))
    expect(report).toMatchObject({ read: 8, inserted: 0, rejected: 8 })
    expect(new Set(report.rejects.map(({ code }) => code))).toEqual(
      new Set(['IMPORT_UNKNOWN_SECURITY', 'IMPORT_REPEATED_ROW']),
    )
  })
})
