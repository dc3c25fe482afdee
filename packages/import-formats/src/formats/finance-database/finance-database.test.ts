import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
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

it('[IM-PRICE-6] takes hundredths of a currency for the unit of prices, not for an unknown currency', async () => {
  const row = (currency: string) => `EX.JO,Example,x,${currency},Materials,Materials,Mining,JNB,XJSE,Large Cap,`
  const file = textFile(
    `symbol,name,summary,currency,sector,industry_group,industry,exchange,mic,market_cap,isin\n${['ZAC', 'ILA', 'GBp', 'EUR'].map(row).join('\n')}\n`,
  )
  expect(await readAll(financeDatabase, file)).toMatchObject([
    { record: { currency: 'ZAR', listing: { currency: 'ZAC' } } },
    { record: { currency: 'ILS', listing: { currency: 'ILA' } } },
    { record: { currency: 'GBP', listing: { currency: 'GBX' } } },
    { record: { currency: 'EUR', listing: { currency: 'EUR' } } },
  ])
})

it.each([
  [
    'indices',
    'symbol,name,currency,summary,category_group,category,exchange,mic\n^EX,Example,EUR,x,Equities,Equities,PAR,XPAR\n',
  ],
  ['money markets', 'symbol,name,currency,summary,family,exchange\nEXAXX,Example,USD,x,Example Funds,NAS\n'],
  ['currencies', 'symbol,name,base_currency,quote_currency,summary,exchange\nEUR=X,USD/EUR,USD,EUR,x,CCY\n'],
  ['cryptocurrencies', 'symbol,name,cryptocurrency,currency,summary,exchange\nEX-USD,Example,EX,USD,x,CCC\n'],
])('[IM-SEC-1] counts %s, which the platform does not hold', async (_, content) => {
  expect(recogniseFormat(textFile(content))).toBe(financeDatabase)
  expect(await readAll(financeDatabase, textFile(content))).toEqual([{ at: 'line 2', skip: 'IMPORT_TYPE_NOT_HELD' }])
})

it('[IM-ROW-1] reads a name that begins with @, and rejects a formula', async () => {
  const head = 'symbol,name,summary,currency,sector,industry_group,industry,exchange,mic,market_cap,isin'
  const row = (name: string) => `EX.PA,${name},x,EUR,Health Care,Health Care,Services,PAR,XPAR,Small Cap,`
  const file = textFile(`${head}\n${['@Example SA', '@SUM(A1)', '=A1'].map(row).join('\n')}\n`)
  expect(await readAll(financeDatabase, file)).toMatchObject([
    { record: { name: '@Example SA' } },
    { reject: { code: 'IMPORT_FORMULA_CELL' } },
    { reject: { code: 'IMPORT_FORMULA_CELL' } },
  ])
})
