import type { Difference } from '../compare.ts'
import type { ShownPage, ShownTable } from '../page/read-page.ts'
import { isPrintedAs } from './is-printed-as.ts'
import { type PageFile, pageFiles, withoutFigures } from './page-files.ts'
import { type CsvFile, type CsvRow, readCsv } from './read-csv.ts'

export interface FileComparison {
  readonly compared: number
  readonly differences: readonly Difference[]
}

export interface FilesOfSecurity extends FileComparison {
  /** Each file that had something to compare, as `nameOfFile` has it. */
  readonly files: readonly string[]
}

/** The files are counted under this name. */
export const filesToDownload = 'files to download'

export function nameOfFile({ page, table = '' }: Pick<PageFile, 'page' | 'table'>): string {
  return `${page || 'overview'} ${table}`.trim()
}

/** Every figure of a page that a file of the page has too must be the file's, rounded; a file that is not known is a difference. */
export async function compareFiles(
  pages: readonly (readonly [name: string, page: ShownPage])[],
  getFile: (address: string) => Promise<string | null>,
): Promise<FilesOfSecurity> {
  const results: FileComparison[] = []
  const files: string[] = []
  for (const [name, page] of pages) {
    const known = pageFiles.filter(each => each.page === name)
    const links = page.links.filter(link => isFile(link) && link.startsWith(`${page.address}?`))
    for (const file of known) {
      const link = links.find(each => isLinkOf(each, file))
      const text = link === undefined ? null : await getFile(link)
      if (text === null || link === undefined) continue
      const result = compareFile(page, file, readCsv(text), link)
      results.push(result)
      if (result.compared > 0) files.push(nameOfFile(file))
    }
    const unknown = links.filter(link => !known.some(file => isLinkOf(link, file)))
    results.push({ compared: 0, differences: unknown.filter(link => !withoutFigures.test(link)).map(unknownFile) })
  }
  return {
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    differences: results.flatMap(({ differences }) => differences),
    files,
  }
}

const queryOf = (link: string) => new URLSearchParams(link.slice(link.indexOf('?')))
const isFile = (link: string) => link.includes('?') && queryOf(link).get('format') === 'csv'

function isLinkOf(link: string, { table }: PageFile): boolean {
  return queryOf(link).get('table') === (table ?? null)
}

function unknownFile(address: string): Difference {
  return {
    address,
    subject: filesToDownload,
    label: 'a file that is not compared',
    shown: address,
    expected: null,
    inputs: '{}',
  }
}

export function compareFile(page: ShownPage, file: PageFile, csv: CsvFile, address: string): FileComparison {
  const byLabel = Map.groupBy(csv.rows, row => file.labelOf(row))
  const results = rowsOn(page, file).map(({ place, label, cells }): FileComparison => {
    const same = label === '' ? undefined : (byLabel.get(label) ?? byLabel.get(startOf(label, byLabel.keys()) ?? label))
    if (!same) return { compared: 0, differences: [] }
    // Of several rows under one label, such as two deals of a day, the one that fits best is meant.
    const candidates = file.period === undefined ? same.map(row => [row]) : [same]
    const [best = []] = candidates.map(rows => differing(cells, rows, file)).toSorted((a, b) => a.length - b.length)
    const differences = best.map(({ column, value, fields }) => ({
      address,
      subject: filesToDownload,
      label: [place, label, column].filter(Boolean).join(' / '),
      shown: fields.join(' or '),
      expected: value,
      inputs: JSON.stringify(csv.header),
    }))
    return { compared: cells.length, differences }
  })
  return {
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    differences: results.flatMap(each => each.differences),
  }
}

interface Cell {
  readonly column: string
  readonly value: string
}

function differing(cells: readonly Cell[], rows: readonly CsvRow[], { heads, period }: PageFile) {
  return cells.flatMap(({ column, value }) => {
    const meant = period === undefined ? rows : rows.filter(row => isHead(column, period(row)))
    const fields = meant.flatMap(row => fieldsOf(row, heads?.[column] ?? column))
    return fields.some(field => isPrintedAs(field, value)) ? [] : [{ column, value, fields }]
  })
}

/** The page's head of a period may go on with its days. */
const isHead = (column: string, name: string) => name !== '' && (column === name || column.startsWith(`${name} `))

/** A label of the page may go on with a unit or a formula. */
function startOf(label: string, labels: Iterable<string>): string | null {
  const starts = [...labels].filter(each => each !== '' && label.startsWith(`${each} `))
  return starts.reduce<string | null>((longest, each) => (each.length > (longest?.length ?? 0) ? each : longest), null)
}

/** The rows of the page's tables, or each labelled value as a row of one; only cells with a figure. */
function rowsOn({ facts, tables }: ShownPage, { tables: names, except, transposed }: PageFile) {
  const rows = names
    ? tables.filter(({ name }) => names.test(name)).flatMap(table => (transposed ? columnsOf(table) : rowsOf(table)))
    : facts.map(({ block, label, value }) => ({ place: block, label, cells: [{ column: '', value }] }))
  const isCompared = ({ column, value }: Cell) => /\d/.test(value) && !except?.test(column)
  return rows.map(row => ({ ...row, cells: row.cells.filter(isCompared) }))
}

const rowsOf = ({ name, columns, rows }: ShownTable) =>
  rows.map(({ label, cells }) => ({
    place: name,
    label,
    cells: cells.map(({ value }, index) => ({ column: columns[index] ?? '', value })),
  }))

const columnsOf = ({ name, columns, rows }: ShownTable) =>
  columns.map((label, index) => ({
    place: name,
    label,
    cells: rows.map(row => ({ column: row.label, value: row.cells[index]?.value ?? '' })),
  }))

/** Those under the page's own head where the file has it, all of the row where it names them otherwise. */
function fieldsOf(row: CsvRow, column: string): readonly string[] {
  const all = [...row].filter(([, field]) => field !== '')
  const named = column === '' ? [] : all.filter(([head]) => head === column || head.startsWith(`${column} (`))
  return (named.length > 0 ? named : all).map(([, field]) => field)
}
