import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { openfunds } from './openfunds.ts'

const row = {
  OFST020000: 'LU0119620416',
  'OFST020060 (en)': 'Example Fund R',
  'OFST020060 (de)': 'Beispielfonds R',
  'OFST020540_Share Class Currency': 'EUR',
  OFST010010: 'LU',
  OFST010580: 'no',
  OFST010300: 'Long-term growth.',
  OFST020560: '2007-10-23',
  OFST020400: 'Accumulating',
  OFST160100: 'SICAV',
  OFST160041: '5',
  OFST452200: '0.0162',
  OFST452220: '2026-06-30',
  OFST024000: '4',
  OFST024006: 'https://example.com/kiid.pdf',
}
const toCsv = (given: Readonly<Record<string, string>>, delimiter = ';') =>
  `${Object.keys(given).join(delimiter)}\r\n${Object.values(given).join(delimiter)}\r\n`
const read = (given: Partial<Record<keyof typeof row, string>> = {}) =>
  readAll(openfunds, textFile(toCsv({ ...row, ...given })))

describe('openfunds', () => {
  it('gives the class with its costs, risk, document and facts', async () => {
    const security = { isin: 'LU0119620416', sedol: null }
    expect(await read()).toMatchObject([
      {
        at: 'line 2',
        record: {
          kind: 'security',
          isin: 'LU0119620416',
          type: 'FUND',
          name: 'Example Fund R',
          currency: 'EUR',
          country: 'LU',
          listing: { mic: 'FUND', ticker: 'LU0119620416' },
          asAt: '2026-11-13',
        },
      },
      { record: { kind: 'product-costs', security, asAt: '2026-06-30', items: { ongoing: 0.0162, management: null } } },
      { record: { kind: 'risk-score', regime: 'UCITS_KIID', score: 4, asAt: '2026-11-13' } },
      { record: { kind: 'document', type: 'KIID', fileFormat: 'PDF', url: 'https://example.com/kiid.pdf' } },
      {
        record: {
          kind: 'fund-facts',
          legalStructure: 'SICAV',
          ucits: true,
          domicile: 'LU',
          objective: 'Long-term growth.',
          accumulating: true,
          launchedOn: '2007-10-23',
        },
      },
    ])
  })

  it('takes the SEDOL of a British class for its code, and lists no ETF', async () => {
    expect(await read({ OFST020000: 'GB00B5BFJG71' })).toMatchObject([
      { record: { listing: { ticker: 'B5BFJG7' } } },
      {},
      {},
      {},
      {},
    ])
    expect((await read({ OFST010580: 'Yes' }))[0]).toMatchObject({ record: { type: 'ETF', listing: null } })
  })

  it('[IM-FORMAT-1] is recognised with names below the numbers, other separators and a title', async () => {
    const names = Object.keys(row)
      .map(name => (name === 'OFST020000' ? 'ISIN' : 'Name'))
      .join(',')
    const [header, ...rest] = toCsv(row, ',').split('\r\n')
    const file = textFile(['openfunds 1.31', header, names, ...rest].join('\n'))
    expect(recogniseFormat(file)).toBe(openfunds)
    expect(await readAll(openfunds, file)).toHaveLength(5)
  })

  it('rejects each part by itself', async () => {
    const items = await read({ OFST452200: '1.62', OFST024000: '8', OFST020560: '9999-12-31' })
    expect(items.flatMap(item => ('reject' in item ? [[item.at, item.reject.code]] : []))).toEqual([
      ['line 2, OFST452200', 'IMPORT_NUMBER_OUT_OF_RANGE'],
      ['line 2, OFST024000', 'IMPORT_NUMBER_OUT_OF_RANGE'],
      ['line 2, facts', 'IMPORT_DATE_OUT_OF_RANGE'],
    ])
    expect(await read({ OFST020000: 'LU0119620417' })).toMatchObject(
      Array(5).fill({ reject: { code: 'IMPORT_WRONG_IDENTIFIER' } }),
    )
  })
})
