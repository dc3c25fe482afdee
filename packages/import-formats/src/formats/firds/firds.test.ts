import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { firds } from './firds.ts'

const record = (
  given: {
    readonly cfi?: string
    readonly isin?: string
    readonly issuer?: string
    readonly mic?: string
    readonly end?: string
  } = {},
) => {
  const { cfi = 'ESVUFR', isin = 'GB0002374006', issuer = '213800ZVIELEA55JMJ32', mic = 'XLON', end = '' } = given
  return `<FinInstrmGnlAttrbts><Id>${isin}</Id><FullNm>Example   plc</FullNm><ClssfctnTp>${cfi}</ClssfctnTp><NtnlCcy>GBP</NtnlCcy></FinInstrmGnlAttrbts><Issr>${issuer}</Issr><TradgVnRltdAttrbts><Id>${mic}</Id>${end}</TradgVnRltdAttrbts>`
}
const full = (...records: readonly string[]) =>
  `<BizData xmlns="urn:iso:std:iso:20022:tech:xsd:head.003.001.01"><Pyld><Document xmlns="urn:iso:std:iso:20022:tech:xsd:auth.017.001.02"><FinInstrmRptgRefDataRpt><RptHdr><RptgPrd><Dt>2026-11-14</Dt></RptgPrd></RptHdr>${records.map(each => `<RefData>${each}</RefData>`).join('')}</FinInstrmRptgRefDataRpt></Document></Pyld></BizData>`
const read = (content: string) => readAll(firds, textFile(content))

describe('FIRDS', () => {
  it('[IM-SEC-1] gives the records of a full file', async () => {
    expect(
      await read(full(record(), record({ mic: 'XETR', end: '<TermntnDt>9999-12-31T23:59:59Z</TermntnDt>' }))),
    ).toMatchObject([
      {
        at: 'RefData 1',
        record: {
          isin: 'GB0002374006',
          type: 'EQUITY',
          name: 'Example plc',
          asAt: '2026-11-14',
          listing: { mic: 'XLON', endedOn: null },
        },
      },
      { record: { listing: { mic: 'XETR', endedOn: null } } },
    ])
  })

  it('[IM-SEC-1] ends the listings of every venue of a cancellation (FULCAN), and says nothing else', async () => {
    const venue = (mic: string, end = '') => `<TradgVnRltdAttrbts><Id>${mic}</Id>${end}</TradgVnRltdAttrbts>`
    const cancelled = (...venues: readonly string[]) =>
      `<CxlData><FinInstrmGnlAttrbts><Id>GB0002374006</Id></FinInstrmGnlAttrbts>${venues.join('')}</CxlData>`
    const content = full()
      .replaceAll('FinInstrmRptgRefDataRpt', 'FinInstrmRptgCxlRpt')
      .replace('auth.017.001.02', 'auth.102.001.01')
      .replace(
        '</RptHdr>',
        `</RptHdr>${cancelled(venue('XLON'), venue('XETR', '<TermntnDt>2026-10-01T00:00:00Z</TermntnDt>'))}${cancelled(venue('AIMX'))}`,
      )
    const file = textFile(content)
    expect(recogniseFormat(file)).toBe(firds)
    expect(await readAll(firds, file)).toMatchObject([
      {
        at: 'CxlData 1, venue 1',
        record: { isin: 'GB0002374006', type: null, name: null, listing: { mic: 'XLON', endedOn: '2026-11-14' } },
      },
      { at: 'CxlData 1, venue 2', record: { listing: { mic: 'XETR', endedOn: '2026-10-01' } } },
      { at: 'CxlData 2', record: { listing: { mic: 'AIMX', endedOn: '2026-11-14' } } },
    ])
  })

  it('[IM-SEC-1] takes a cancellation among the changes of a day that says no more than the ISIN and its venue', async () => {
    const cancelled = '<CancRcrd><FinInstrmGnlAttrbts><Id>GB0002374006</Id></FinInstrmGnlAttrbts>'
    const venue = '<TradgVnRltdAttrbts><Id>XLON</Id></TradgVnRltdAttrbts>'
    const delta = full(record())
      .replaceAll('FinInstrmRptgRefDataRpt', 'FinInstrmRptgRefDataDltaRpt')
      .replace(
        /<RefData>.*<\/RefData>/,
        `<FinInstrm>${cancelled}${venue}</CancRcrd></FinInstrm><FinInstrm>${cancelled}</CancRcrd></FinInstrm>`,
      )
    expect(await read(delta)).toMatchObject([
      { record: { isin: 'GB0002374006', type: null, name: null, listing: { mic: 'XLON', endedOn: '2026-11-14' } } },
      { reject: { code: 'IMPORT_MISSING_VALUE', field: 'TradgVnRltdAttrbts' } },
    ])
  })

  it('[IM-SEC-1] keeps the bonds of His Majesty’s Treasury, and no others', async () => {
    const gilt = { cfi: 'DBFTFR', isin: 'GB00BMBL1G81' }
    expect(await read(full(record({ ...gilt, issuer: 'ECTRVYYCEF89VWYS6K36' }), record(gilt)))).toMatchObject([
      { record: { type: 'BOND', isin: 'GB00BMBL1G81', lei: 'ECTRVYYCEF89VWYS6K36' } },
      { skip: 'IMPORT_TYPE_NOT_HELD' },
    ])
  })

  it.each([
    [
      'a prefix',
      (text: string) =>
        text
          .replace(
            'xmlns="urn:iso:std:iso:20022:tech:xsd:auth.036.001.02"',
            'xmlns:x="urn:iso:std:iso:20022:tech:xsd:auth.036.001.02"',
          )
          .replaceAll(/<(\/?)(?=Document|FinInstrm|RptHdr|RptgPrd|RptgNtty|NtlCmptntAuthrty|Dt>)/g, '<$1x:'),
    ],
    ['version 3 of the message', (text: string) => text.replaceAll('auth.036.001.02', 'auth.036.001.03')],
    ['a byte order mark and a blank line', (text: string) => `\ufeff\n${text}`],
  ])('[IM-FORMAT-1] is read with %s', async (_, change) => {
    const content = await readFile(join(import.meta.dirname, '../../../../../fixtures/imports/firds-delta.xml'), 'utf8')
    const changed = change(content)
    expect(changed).not.toBe(content)
    expect(recogniseFormat(textFile(changed))).toBe(firds)
    expect(await read(changed)).toEqual(await read(content))
  })

  it('[IM-ROW-1] rejects a record without a venue, with a wrong ISIN or a currency that is none', async () => {
    const items = await read(
      full(record({ mic: '' }), record({ isin: 'GB0002374007' }), record().replace('GBP', 'GBX')),
    )
    expect(items.map(item => 'reject' in item && item.reject.code)).toEqual([
      'IMPORT_MISSING_VALUE',
      'IMPORT_WRONG_IDENTIFIER',
      'IMPORT_UNKNOWN_VALUE',
    ])
  })
})
