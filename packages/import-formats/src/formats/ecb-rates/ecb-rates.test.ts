import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { ecbRates } from './ecb-rates.ts'

const csv = `Date, USD, JPY, CYP, GBP, CHF, ISK, \n2026-11-13, 1.1000, 170.5, N/A, 0.8800, 0.9400, 0,\n2026-11-12, 1.2000, 171, N/A, N/A, 0.95, 150,\n`
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2026-11-13'><Cube currency='USD' rate='1.1'/><Cube currency='GBP' rate='0.88'/></Cube></Cube>
</gesmes:Envelope>`

const record = (currency: string, sterling: number) => ({
  kind: 'exchange-rate',
  currency,
  day: '2026-11-13',
  sterling,
})

describe('rates of the European Central Bank', () => {
  it.each([
    ['CSV', csv],
    ['XML', xml],
  ])('[IM-FORMAT-1] are recognised by their content: %s', (_, content) => {
    expect(recogniseFormat(textFile(content))).toBe(ecbRates)
  })

  it('[IM-RATE-1] become pounds for one of the currency, through the euro', async () => {
    const items = await readAll(ecbRates, textFile(csv))
    expect(items.slice(0, 4)).toEqual([
      { at: 'line 2, EUR', record: record('EUR', 0.88) },
      { at: 'line 2, USD', record: record('USD', 0.8) },
      { at: 'line 2, JPY', record: record('JPY', 0.00516129) },
      { at: 'line 2, CHF', record: record('CHF', 0.93617021) },
    ])
  })

  it('[IM-RATE-2] reject a rate of zero, and a day without pounds', async () => {
    const items = await readAll(ecbRates, textFile(csv))
    expect(items.slice(4)).toEqual([
      {
        at: 'line 2, ISK',
        reject: expect.objectContaining({ code: 'IMPORT_NUMBER_OUT_OF_RANGE', field: 'ISK', value: '0' }),
      },
      { at: 'line 3', reject: expect.objectContaining({ code: 'IMPORT_NOT_A_NUMBER', field: 'GBP', value: 'N/A' }) },
    ])
  })

  it('are the same in XML', async () => {
    expect(await readAll(ecbRates, textFile(xml))).toEqual([
      { at: 'Cube of 2026-11-13, EUR', record: record('EUR', 0.88) },
      { at: 'Cube of 2026-11-13, USD', record: record('USD', 0.8) },
    ])
  })

  it('[IM-FORMAT-1] are read as the data portal writes them, one currency after the other', async () => {
    const row = (currency: string, day: string, rate: string, rhythm = 'D', per = 'EUR') =>
      `EXR.${rhythm}.${currency}.${per}.SP00.A,${rhythm},${currency},${per},SP00,A,${day},${rate}`
    const file = textFile(
      [
        'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE',
        row('USD', '2026-11-13', '1.1'),
        row('USD', '2026-11-12', '1.2'),
        row('USD', '2026-10', '1.15', 'M'),
        row('USD', '2026-11-13', '', 'D'),
        row('GBP', '2026-11-13', '0.88'),
      ].join('\n'),
    )
    expect(recogniseFormat(file)).toBe(ecbRates)
    expect(await readAll(ecbRates, file)).toEqual([
      { at: 'line 2, USD', record: record('USD', 0.8) },
      { at: 'line 3', reject: expect.objectContaining({ field: 'GBP' }) },
      { at: 'line 6, EUR', record: record('EUR', 0.88) },
    ])
  })

  it('reject a day that has not come yet', async () => {
    const [first] = await readAll(ecbRates, textFile(csv.replace('2026-11-13', '9999-12-31')))
    expect(first).toMatchObject({ reject: { code: 'IMPORT_DATE_OUT_OF_RANGE' } })
  })

  it('are read of one day, which is written out', async () => {
    const file = textFile('Date, USD, JPY, BGN, CZK, DKK, GBP, \n13 November 2026, 1.1, 170, 1.95, 25, 7.46, 0.88, \n')
    expect(recogniseFormat(file)).toBe(ecbRates)
    expect(await readAll(ecbRates, file)).toMatchObject([
      { record: { currency: 'EUR', day: '2026-11-13', sterling: 0.88 } },
      { record: { currency: 'USD', sterling: 0.8 } },
      {},
      {},
      {},
    ])
  })
})
