import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { toItem } from '../../reading/fields.ts'
import { detectDelimiter, findSheet, readTable } from '../../reading/table.ts'
import { type OpenfundsRow, toFacts, toFundSecurity, toKiid, toOngoingCosts, toSrri } from './share-class.ts'

export const openfunds: Format = {
  name: 'openfunds',
  title: 'openfunds static data of share classes, by OFST numbers: CSV or XLSX',
  source: { code: 'OPENFUNDS', name: 'Fund managers, openfunds', licence: null },
  recognise: head => head.split(/\r?\n/, 40).some(line => isHeader(line.split(/[;,\t|]/))),
  read,
}

/** `OFST020060 (en)` and `OFST020060_Full Share Class Name` are the same field; of two languages English counts. */
const numberOf = (name: string) => /^[\ufeff\s"]*(OF[A-Z]{2}\d{6})/i.exec(name)?.[1]?.toUpperCase()
const toKey = (name: string) => {
  const number = numberOf(name)
  const language = /\(([a-z]{2})\)/i.exec(name)?.[1]?.toLowerCase() ?? 'en'
  return number === undefined ? name.trim().toLowerCase() : language === 'en' ? number : `${number} ${language}`
}

function isHeader(cells: readonly string[]): boolean {
  return (
    cells.filter(cell => numberOf(cell) !== undefined).length >= 3 &&
    cells.some(cell => numberOf(cell) === 'OFST020000')
  )
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const delimiter = detectDelimiter(file.head, line => isHeader(line.split(/[;,\t|]/)))
  const sheet = await findSheet(file, isHeader)
  for await (const row of readTable(file, { required: ['OFST020000'], toKey, delimiter, isHeader, ...sheet })) {
    const cell: OpenfundsRow = field => (row.get(`OFST${field}`) ?? '').trim()
    const isin = cell('020000')
    // Many have the names of the fields below their numbers.
    if (isin === '' || /^isin$/i.test(isin)) continue
    yield toItem(row.at, () => toFundSecurity(cell, file.date))
    for (const [part, map] of parts(cell, file.date, today)) yield toItem(`${row.at}, ${part}`, map)
  }
}

function* parts(cell: OpenfundsRow, date: ImportFile['date'], today: ReadContext['today']) {
  if (cell('452200') !== '') yield ['OFST452200', () => toOngoingCosts(cell, date, today)] as const
  if (cell('024000') !== '') yield ['OFST024000', () => toSrri(cell, date, today)] as const
  if (/^https?:\/\//i.test(cell('024006'))) yield ['OFST024006', () => toKiid(cell, date)] as const
  if (cell('010300') !== '' && cell('020560') !== '') yield ['facts', () => toFacts(cell, date, today)] as const
}
