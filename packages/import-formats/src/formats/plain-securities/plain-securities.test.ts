import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats } from '../../registry.ts'
import { plainSecurities } from './plain-securities.ts'

const header = 'name,type,isin,series_id,ticker,currency,country,as_at'

it('[IM-FORMAT-1] no other format recognises a plain list of securities', () => {
  const file = textFile(`${header}\nA fund,FUND,SE0012204758,,,SEK,SE,2024-02-16\n`)
  expect(formats.filter(format => format.recognise(file.head, file))).toEqual([plainSecurities])
})

it('[IM-SEC-3] a plain list gives securities by ISIN, series or ticker', async () => {
  const rows = ['A fund,fund,SE0012204758,,,SEK,SE,2024-02-16', 'A series,FUND,,S000012000,,USD,US,2022-12-31']
  expect(await readAll(plainSecurities, textFile([header, ...rows].join('\n')))).toMatchObject([
    { record: { type: 'FUND', isin: 'SE0012204758', currency: 'SEK', listing: { mic: null, ticker: null } } },
    { record: { seriesId: 'S000012000', isin: null, asAt: '2022-12-31' } },
  ])
})

it('[IM-ROW-1] rows of a plain list without an identifier, with another type or currency are rejected', async () => {
  const rows = ['A,FUND,,,,SEK,SE,2024-02-16', 'B,OPTION,,,B,SEK,SE,2024-02-16', 'C,FUND,,,C,XX9,SE,2024-02-16']
  expect(await readAll(plainSecurities, textFile([header, ...rows].join('\n')))).toMatchObject([
    { reject: { code: 'IMPORT_MISSING_VALUE', field: 'isin' } },
    { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'type' } },
    { reject: { code: 'IMPORT_UNKNOWN_VALUE', field: 'currency' } },
  ])
})
