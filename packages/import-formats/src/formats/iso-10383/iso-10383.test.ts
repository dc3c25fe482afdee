import { expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import type { ImportFile } from '../../format.ts'
import { formats } from '../../registry.ts'
import { iso10383 } from './iso-10383.ts'

const header = [
  ...['MIC', 'OPERATING MIC', 'OPRT/SGMT', 'MARKET NAME-INSTITUTION DESCRIPTION', 'LEGAL ENTITY NAME', 'LEI'],
  ...['ISO COUNTRY CODE (ISO 3166)', 'CITY', 'WEBSITE', 'STATUS'],
]
const cells = [
  'DRSP',
  'DRSP',
  'OPRT',
  'EURONEXT UK, SERVICES',
  'EURONEXT',
  '',
  'GB',
  'LONDON',
  'WWW.EURONEXT.COM',
  'ACTIVE',
]
const venue = {
  ...{ kind: 'venue', mic: 'DRSP', operatingMic: 'DRSP', name: 'EURONEXT UK, SERVICES', country: 'GB' },
  ...{ city: 'LONDON', website: 'www.euronext.com', status: 'ACTIVE', asAt: '2026-11-13' },
}
const quoted = (row: readonly string[]) => row.map(cell => `"${cell}"`).join(',')

it('[IM-FORMAT-1] reads the list as CSV, its columns in any order', async () => {
  for (const rows of [
    [header, cells],
    [header.toReversed(), cells.toReversed()],
  ]) {
    const file = textFile(rows.map(quoted).join('\n'))
    expect(formats.filter(format => format.recognise(file.head, file))).toEqual([iso10383])
    expect(await readAll(iso10383, file)).toEqual([{ at: 'line 2', record: venue }])
  }
})

it('[IM-FORMAT-1] reads the list as a workbook with a page of words before it', async () => {
  const sheets: Readonly<Record<string, readonly (readonly string[])[]>> = {
    'Read me': [['Published on the second Monday of the month']],
    MICs: [header, cells],
  }
  const file: ImportFile = {
    ...textFile(''),
    head: Object.values(sheets)
      .flat()
      .map(row => row.join('\t'))
      .join('\n'),
    workbook: {
      sheets: Object.keys(sheets),
      async *rows(sheet) {
        for (const [index, row] of (sheets[sheet] ?? []).entries()) yield { line: index + 1, cells: row, formulas: [] }
      },
    },
  }
  expect(formats.filter(format => format.recognise(file.head, file))).toEqual([iso10383])
  expect(await readAll(iso10383, file)).toEqual([{ at: 'line 2', record: venue }])
})
