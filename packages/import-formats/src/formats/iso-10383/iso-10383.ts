import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { detectDelimiter, findSheet, readTable } from '../../reading/table.ts'
import { readXml, textAt } from '../../reading/xml.ts'
import type { VenueRecord } from '../../records/index.ts'

const columns = {
  operating: 'OPERATING MIC',
  name: 'MARKET NAME-INSTITUTION DESCRIPTION',
  country: 'ISO COUNTRY CODE (ISO 3166)',
} as const

/** The XML comes out of a database whose field names held the same spaces and signs. */
const elements: Readonly<Record<string, string>> = {
  [columns.operating]: 'OPERATING_x0020_MIC',
  [columns.name]: 'MARKET_x0020_NAME-INSTITUTION_x0020_DESCRIPTION',
  [columns.country]: 'ISO_x0020_COUNTRY_x0020_CODE_x0020__x0028_ISO_x0020_3166_x0029_',
}

type Cell = (column: string) => string | undefined

const isXml = (head: string) => head.includes('<ISO10383_MIC>')
const isHeader = (text: string) => {
  const names = text.toUpperCase()
  return names.includes(columns.operating) && names.includes(columns.name)
}

export const iso10383: Format = {
  name: 'iso-10383',
  title: 'Market identifier codes (MIC), ISO 10383, XML, CSV or XLSX',
  source: { code: 'ISO10383', name: 'ISO 10383 registration authority', licence: 'Published free of charge' },
  recognise: head => isXml(head) || head.split(/\r?\n/, 20).some(isHeader),
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const generated = /\bgenerated="(\d{4}-\d{2}-\d{2})/.exec(file.head)?.[1] ?? ''
  const asAt = isIsoDate(generated) ? generated : file.date
  for await (const { at, cell } of isXml(file.head) ? readElements(file) : readRows(file)) {
    yield toItem(at, () => toVenue(cell, asAt))
  }
}

async function* readElements(file: ImportFile): AsyncGenerator<{ readonly at: string; readonly cell: Cell }> {
  let position = 0
  for await (const element of readXml(file.bytes, { each: ['ISO10383_MIC'] })) {
    position += 1
    yield { at: `ISO10383_MIC ${position}`, cell: column => textAt(element, elements[column] ?? column) }
  }
}

async function* readRows(file: ImportFile): AsyncGenerator<{ readonly at: string; readonly cell: Cell }> {
  const isHead = (cells: readonly string[]) => isHeader(cells.join('\t'))
  const table = {
    required: ['MIC', columns.operating, columns.name],
    isHeader: isHead,
    delimiter: detectDelimiter(file.head, isHeader),
    ...(await findSheet(file, isHead)),
  }
  for await (const { at, get } of readTable(file, table)) yield { at, cell: get }
}

function toVenue(cell: Cell, asAt: IsoDate): VenueRecord {
  const text = (column: string) => cell(column)?.replace(/\s+/g, ' ').trim() || null
  return {
    kind: 'venue',
    mic: readMic('MIC', cell),
    operatingMic: readMic(columns.operating, cell),
    name: readText('name', text(columns.name) ?? undefined),
    country: readText('country', text(columns.country) ?? undefined, 2),
    city: text('CITY'),
    website: text('WEBSITE')?.toLowerCase() ?? null,
    status: readText('STATUS', text('STATUS') ?? undefined, 20),
    asAt,
  }
}

function readMic(column: string, cell: Cell): string {
  const mic = readText(column, cell(column))
  if (/^[A-Z0-9]{4}$/.test(mic)) return mic
  throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', column, mic, 'a MIC has four capital letters and digits')
}
