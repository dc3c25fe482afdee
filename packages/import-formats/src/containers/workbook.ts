import { toIsoDate } from '@bellwether/domain'
import type { Entry } from 'yauzl'
import { DamagedFileError } from '../errors.ts'
import type { ImportFile, Workbook } from '../format.ts'
import { readXml, type XmlElement } from '../reading/xml.ts'
import { dateStyles, textOf, toRow } from './workbook-cells.ts'

type OpenEntry = (entry: Entry) => AsyncIterable<Uint8Array>

const rowsInHead = 20
const maxSharedCharacters = 32_000_000

/** An .xlsx file: sheets are read as streams, only the texts that cells share are kept. */
export async function openWorkbook(name: string, entries: readonly Entry[], openEntry: OpenEntry): Promise<ImportFile> {
  const main = entries.find(({ fileName }) => fileName === 'xl/workbook.xml')
  const elements = (path: string, each: readonly string[]) => {
    const entry = entries.find(({ fileName }) => fileName === path)
    return entry ? readXml(() => openEntry(entry), { each }) : nothing()
  }
  const paths = await sheetPaths(elements)
  let shared: Promise<readonly string[]> | null = null
  let dates: Promise<ReadonlySet<string>> | null = null
  const workbook: Workbook = {
    sheets: [...paths.keys()],
    async *rows(sheet) {
      shared ??= sharedTexts(elements('xl/sharedStrings.xml', ['si']))
      dates ??= dateStyles(elements('xl/styles.xml', ['numFmt', 'cellXfs']))
      const texts = await shared
      const dated = await dates
      let line = 0
      for await (const row of elements(paths.get(sheet) ?? '', ['row'])) {
        line += 1
        yield toRow(row, line, texts, dated)
      }
    },
  }
  return {
    name,
    date: main ? toIsoDate(main.getLastModDate({ timezone: 'UTC' })) : toIsoDate(new Date(0)),
    head: await readHeadOf(workbook),
    bytes: () => {
      throw new DamagedFileError('IMPORT_MALFORMED_WORKBOOK', 'it is a workbook; its sheets can be read, not its bytes')
    },
    workbook,
  }
}

async function* nothing(): AsyncGenerator<XmlElement> {}

async function sheetPaths(elements: (path: string, each: readonly string[]) => AsyncIterable<XmlElement>) {
  const targets = new Map<string, string>()
  for await (const { attributes } of elements('xl/_rels/workbook.xml.rels', ['Relationship'])) {
    const target = attributes.Target ?? ''
    targets.set(attributes.Id ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  const paths = new Map<string, string>()
  for await (const { attributes } of elements('xl/workbook.xml', ['sheet'])) {
    const path = targets.get(attributes.id ?? '')
    if (path !== undefined) paths.set(attributes.name ?? '', path)
  }
  if (paths.size === 0) throw new DamagedFileError('IMPORT_MALFORMED_WORKBOOK', 'it has no sheet')
  return paths
}

async function sharedTexts(items: AsyncIterable<XmlElement>): Promise<readonly string[]> {
  const texts: string[] = []
  let size = 0
  for await (const item of items) {
    const text = textOf(item)
    size += text.length
    if (size > maxSharedCharacters) throw new DamagedFileError('IMPORT_TOO_LARGE', 'its cells share too much text')
    texts.push(text)
  }
  return texts
}

async function readHeadOf(workbook: Workbook): Promise<string> {
  const lines: string[] = []
  for (const sheet of workbook.sheets) {
    let count = 0
    for await (const { cells } of workbook.rows(sheet)) {
      lines.push(cells.join('\t'))
      count += 1
      if (count === rowsInHead) break
    }
  }
  return lines.join('\n')
}
