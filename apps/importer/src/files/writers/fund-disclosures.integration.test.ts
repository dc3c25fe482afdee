import { clearMarket, costs, risk, securities, targetMarket } from '@bellwether/db'
import { getMarketCode } from '@bellwether/domain'
import { emtRow, nportFile, templateFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { addListing, addSecurity, importContent } from '../test-import.ts'

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

  const eptOf = (isin: string, cic: string) => ({
    '00001_EPT_Version': 'V21',
    '00030_Id': isin,
    '00040_Type': '1',
    '00050_Name': 'Example Fund A',
    '00060_Currency': 'SEK',
    '00070_Day': '2025-02-16',
    '00090_CIC': cic,
    '01090_SRI': '2',
    '01120_RHP': '5',
    '02060_Moderate': '0.01',
    '03060_Ongoing': '0.0025',
  })

  it('[IM-SEC-8] adds funds that are not known yet, whatever their place in the file, and nothing else', async () => {
    const file = templateFile(eptOf('DE0007164600', ''), eptOf('SE0011337179', 'XL42'))
    const report = await importContent(getDb(), file)
    expect(report).toMatchObject({ read: 7, inserted: 4, rejected: 3, error: null })
    const fund = await securities.findByMarketCode(getDb(), getMarketCode('FUND:SE0011337179'))
    expect(fund).toMatchObject({ name: 'Example Fund A', type: 'FUND', currency: 'SEK' })
    expect(await risk.scenarios(getDb(), fund?.id ?? 0)).toMatchObject({
      holdingYears: 5,
      returns: { MODERATE: [null, null, 0.01] },
    })
    expect(await importContent(getDb(), file)).toMatchObject({ inserted: 0, updated: 0, unchanged: 4 })
  })

  it('[IM-SEC-8] gives a fund that is listed no other code', async () => {
    const id = await addSecurity(getDb(), { type: 'ETF', isin: 'SE0011337179' })
    await addListing(getDb(), id, 'XSTO:ETF')
    await importContent(getDb(), templateFile(eptOf('SE0011337179', 'XL42')))
    const listings = await getDb().sql.selectFrom('listings').select('market_code').execute()
    expect(listings).toEqual([{ market_code: 'XSTO:ETF' }])
  })

  it('[IM-SEC-8] adds a series of the SEC with its holdings', async () => {
    const content = nportFile([{ name: 'A', title: 'A', percent: '5', category: 'EC' }]).replace(
      '<repPdEnd>',
      '<seriesName>Example Series</seriesName><repPdEnd>',
    )
    expect(await importContent(getDb(), content)).toMatchObject({ read: 2, inserted: 2, rejected: 0 })
    expect(await securities.findByMarketCode(getDb(), getMarketCode('US:S000012000'))).toMatchObject({
      name: 'Example Series',
      type: 'FUND',
    })
  })
})
