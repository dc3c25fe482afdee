import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats, recogniseFormat } from '../../registry.ts'
import { referenceSeries } from './reference-series.ts'

const ons =
  '"Title","CPI INDEX 00: ALL ITEMS 2015=100"\n"CDID","D7BT"\n"PreUnit",""\n"Unit","Index, base year = 100"\n"Release date","21-10-2026"\n"2025","138.2"\n"2026 Q1","140.1"\n"2026 SEP","142.3"\n"2026 OCT","142.6"\n'
const boe = 'Date,IUDSOIA\n12 Nov 2026,3.9672\n13 Nov 2026,3.9701\n'
const ecb =
  '"DATE","TIME PERIOD","Euro short-term rate - Volume-weighted trimmed mean rate (EST.B.EU000A2X2A25.WT)"\n"2026-11-12","12 Nov 2026","1.929"\n'
const plain = 'series,kind,currency,date,value\nSONIA,rate,GBP,2026-11-13,3.97\ncpi,prices,,2026-10,142.6\n'

describe('series of rates and prices', () => {
  it.each([
    ['the ONS', ons],
    ['the Bank of England', boe],
    ['the ECB', ecb],
    ['our own', plain],
  ])('[IM-FORMAT-1] are recognised in the form of %s', (_, content) => {
    const file = textFile(content)
    expect(formats.filter(format => format.recognise(file.head, file))).toEqual([referenceSeries])
  })

  it('[IM-RATE-4] are read as published: months on their last day, years and quarters left out', async () => {
    const read = async (content: string) =>
      (await readAll(referenceSeries, textFile(content))).map(
        item =>
          'record' in item &&
          item.record.kind === 'reference-value' && [item.record.series.code, item.record.day, item.record.value],
      )
    expect(await read(ons)).toEqual([
      ['CPI', '2026-09-30', 142.3],
      ['CPI', '2026-10-31', 142.6],
    ])
    expect(await read(boe)).toEqual([
      ['SONIA', '2026-11-12', 3.9672],
      ['SONIA', '2026-11-13', 3.9701],
    ])
    expect(await read(ecb)).toEqual([['ESTR', '2026-11-12', 1.929]])
    expect(await read(plain)).toEqual([
      ['SONIA', '2026-11-13', 3.97],
      ['CPI', '2026-10-31', 142.6],
    ])
  })

  it('[IM-ROW-1] reject what is no rate, with its code', async () => {
    const rows = [
      'SONIA,rate,GBP,2026-02-30,4',
      'SONIA,rate,GBP,2026-11-13,400',
      'SONIA,yield,GBP,2026-11-13,4',
      'SONIA,rate,PENCE,2026-11-13,4',
      'CPI,prices,GBP,2026-10,0',
      'SONIA,rate,GBP,9999-12-31,4',
      '=A1,rate,GBP,2026-11-13,4',
    ]
    const items = await readAll(referenceSeries, textFile(`series,kind,currency,date,value\n${rows.join('\n')}\n`))
    expect(items.map(item => 'reject' in item && item.reject.code)).toEqual([
      'IMPORT_NOT_A_DATE',
      'IMPORT_NUMBER_OUT_OF_RANGE',
      'IMPORT_UNKNOWN_VALUE',
      'IMPORT_UNKNOWN_VALUE',
      'IMPORT_NUMBER_OUT_OF_RANGE',
      'IMPORT_DATE_OUT_OF_RANGE',
      'IMPORT_FORMULA_CELL',
    ])
  })

  it('do not take prices of a security for theirs', () => {
    expect(recogniseFormat(textFile('date,close\n2026-11-13,4\n')).name).toBe('plain-prices')
  })
})
