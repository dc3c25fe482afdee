import { type IsoDate, instantAt } from '@bellwether/domain'
import { DamagedFileError, UnreadableFileError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { filingForm } from '../../news/filing-forms.ts'
import { filingDays, indexUrl, readAccession, readForm, secSource, toFilingNews } from '../../news/filing-news.ts'
import { readInstant } from '../../news/news-fields.ts'
import { readDay, readText, toItem } from '../../reading/fields.ts'
import { readJson } from '../../reading/json.ts'
import { toFilingDocument } from './filing-document.ts'
import { type FilingTable, readFilingTable } from './filing-table.ts'

export const secSubmissions: Format = {
  name: 'sec-submissions',
  title:
    'Submissions of a company to the SEC (CIK##########.json and its further files): filings as news and documents, JSON',
  source: secSource,
  recognise: head =>
    isFurther(head) ||
    (/^\s*\{/.test(head) && /"accessionNumber"\s*:\s*\[/.test(head) && /"filings"\s*:\s*\{/.test(head)),
  read,
}

/** Filings beyond a thousand or so are in files of their own, which are the table alone. */
const isFurther = (head: string) => /^\s*\{\s*"accessionNumber"\s*:\s*\[/.test(head)

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const given = await readJson(file)
  const company = isFurther(file.head) ? { ...companyOf(file.name), filings: given } : toCompany(given)
  const table = readFilingTable(company.filings)
  const zone = zoneOf(table)
  for (let row = 0; row < table.length; row += 1) {
    const at = `$.filings.recent[${row}]`
    yield toItem(at, () => toNews(company, table, row, { zone, today }))
  }
  for (let row = 0; row < table.length; row += 1) {
    const { document } = filingForm(table.text('form', row))
    if (!document) continue
    yield toItem(`$.filings.recent[${row}], document`, () => toFilingDocument(company.cik, document, table, row, today))
  }
}

interface Company {
  readonly cik: string
  readonly name: string | null
  readonly filings: unknown
}

/** The table does not say whose it is; its name does: `CIK0000320193-submissions-001.json`. */
function companyOf(fileName: string): Pick<Company, 'cik' | 'name'> {
  const cik = /(?:^|\/)CIK0*(\d{1,10})-submissions-\d{3}\.json/i.exec(fileName)?.[1]
  if (cik !== undefined) return { cik, name: null }
  throw new UnreadableFileError(
    'IMPORT_NO_SYMBOL',
    'it does not say which company it is of; keep the name that the SEC gives it, such as CIK0000320193-submissions-001.json',
  )
}

function toCompany(given: unknown): Company {
  if (typeof given === 'object' && given !== null && 'filings' in given && 'cik' in given) {
    const filings = given.filings as { readonly recent?: unknown } | null
    const cik = String(given.cik).replace(/^0+(?=\d)/, '')
    const name = 'name' in given && typeof given.name === 'string' ? given.name.trim() : ''
    if (/^\d{1,10}$/.test(cik) && name !== '' && filings?.recent) return { cik, name, filings: filings.recent }
  }
  throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it has no cik, name and filings.recent of one company')
}

function toNews(
  { cik, name }: Company,
  table: FilingTable,
  row: number,
  { zone, today }: { readonly zone: string; readonly today: IsoDate },
) {
  const accession = readAccession('accessionNumber', table.text('accessionNumber', row))
  const day = readDay('filingDate', table.text('filingDate', row), filingDays(today))
  return toFilingNews({
    form: readForm('form', table.text('form', row)),
    accession,
    company: name === null ? null : readText('name', name, 200),
    ciks: [cik],
    at: acceptedAt(table.text('acceptanceDateTime', row), day, zone),
    items: table.text('items', row).split(','),
    url: indexUrl(cik, accession),
  })
}

const eastern = 'America/New_York'

/** Of a filing without a time: the opening of EDGAR on its day. */
function acceptedAt(text: string, day: IsoDate, zone: string): Date {
  if (text === '') return instantAt(day, 6 * 60, eastern)
  const labelled = readInstant('acceptanceDateTime', text)
  if (zone === 'UTC') return labelled
  const clock = labelled.toISOString()
  const [hour = 0, minute = 0, second = 0] = clock.slice(11, 19).split(':').map(Number)
  return new Date(instantAt(clock.slice(0, 10) as IsoDate, hour * 60 + minute, eastern).getTime() + second * 1000)
}

/**
 * Times end with Z, but many copies of these files have the clock of New York. EDGAR takes filings from 6:00 to 22:00
 * there: times from 6:00 to 9:59 are impossible in UTC, those from 22:30 to 5:59 in New York. Whatever a file has more of
 * decides.
 */
function zoneOf(table: FilingTable): string {
  let local = 0
  let universal = 0
  for (let row = 0; row < table.length; row += 1) {
    const clock = /T(\d{2}:\d{2})/.exec(table.text('acceptanceDateTime', row))?.[1] ?? '12:00'
    if (clock >= '06:00' && clock < '10:00') local += 1
    else if (clock >= '22:30' || clock < '06:00') universal += 1
  }
  return universal > local ? 'UTC' : eastern
}
