import { clearMarket, portfolio } from '@bellwether/db'
import { getMarketCode } from '@bellwether/domain'
import { type NportPosition, nportFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { addSecurity, importContent } from '../test-import.ts'

const bond: NportPosition = { name: 'A', title: 'A 5 2028', isin: 'US49151FGH73', percent: '99.84', category: 'DBT' }
const short: NportPosition = { name: 'B', title: 'B', percent: '-2', category: 'EC' }

describeOnBothDatabases('importing holdings', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it('[IM-HOLD-1] stores weightings as given and what is long and short of each kind', async () => {
    const id = await addSecurity(getDb(), { type: 'FUND', series_id: 'S000012000' })
    expect(await importContent(getDb(), nportFile([bond, short]))).toMatchObject({ read: 2, inserted: 2, error: null })
    expect(await portfolio.holdings(getDb(), id, 9)).toMatchObject([
      { rank: 1, name: 'A 5 2028', isin: 'US49151FGH73', holdingType: 'Bond', weighting: 0.9984, asAt: '2022-12-31' },
      { rank: 2, name: 'B', holdingType: 'Equity', weighting: -0.02 },
    ])
    expect(await portfolio.assetAllocation(getDb(), id)).toMatchObject([
      { asset: 'STOCK', long: 0, short: 0.02, net: -0.02 },
      { asset: 'BOND', long: 0.9984, short: 0, net: 0.9984 },
      { asset: 'CASH', net: 0 },
      { asset: 'OTHER', net: 0 },
      { asset: 'PROPERTY', net: 0 },
    ])
    expect(await importContent(getDb(), nportFile([bond, short]))).toMatchObject({ inserted: 0, unchanged: 2 })
  })

  it('[IM-HOLD-2] replaces the report of a day by a later one, never by an earlier one', async () => {
    const id = await addSecurity(getDb(), { type: 'FUND', series_id: 'S000012000' })
    await importContent(getDb(), nportFile([bond, short]))
    await importContent(getDb(), nportFile([{ ...bond, percent: '50' }], '2023-03-01'))
    const now = () => portfolio.holdings(getDb(), id, 9)
    expect(await now()).toMatchObject([{ weighting: 0.5 }])
    expect(await importContent(getDb(), nportFile([bond, short]))).toMatchObject({
      read: 2,
      inserted: 0,
      skipped: { IMPORT_OLDER_THAN_STORED: 2 },
    })
    expect(await now()).toMatchObject([{ weighting: 0.5 }])
  })

  it('[IM-SEC-3] finds the fund of --symbol under whichever American exchange it stands', async () => {
    const db = getDb()
    const list = 'symbol,name,currency,summary,category_group,category,family,exchange,mic,isin'
    await importContent(db, `${list}\nEXM,Example ETF,USD,x,Equities,Blend,Example,PCX,ARCX,\n`)
    const file =
      'Fund Holdings as of,"Apr 17, 2026"\n\nTicker,Name,Sector,Asset Class,Market Value,Weight (%)\n"A","A INC","IT","Equity","1","99.5"\n'
    expect(await importContent(db, file, { symbol: getMarketCode('US:EXM') })).toMatchObject({
      inserted: 1,
      rejects: [],
    })
  })

  it('[IM-REF-1] rejects the holdings of a fund that is not there', async () => {
    const report = await importContent(getDb(), nportFile([bond, short]))
    expect(report).toMatchObject({ inserted: 0, rejected: 2 })
    expect(report.rejects).toMatchObject([{ code: 'IMPORT_UNKNOWN_SECURITY', field: 'seriesId', value: 'S000012000' }])
  })
})
