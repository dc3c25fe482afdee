import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { financeDatabase } from './finance-database.ts'

it('[IM-FORMAT-1] takes the market of a list without MICs from its exchange, and rejects an exchange that it does not know', async () => {
  const row = (exchange: string) =>
    `VOD.L,Vodafone,x,GBp,Communication Services,Telecoms,Diversified,${exchange},Large Cap,GB00BH4HKS39`
  const file = textFile(
    `symbol,name,summary,currency,sector,industry_group,industry,exchange,market_cap,isin\n${['LSE', 'IOB', 'BER'].map(row).join('\n')}\n`,
  )
  expect(await readAll(financeDatabase, file)).toMatchObject([
    { record: { type: 'EQUITY', isin: 'GB00BH4HKS39', listing: { mic: 'XLON', ticker: 'VOD' } } },
    { record: { listing: { mic: 'XLON' } } },
    { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'exchange', value: 'BER' } },
  ])
})
