import { join } from 'node:path'
import { findFiles, openFiles } from '@bellwether/import-formats'

const sampleFolder = join(import.meta.dirname, '../../fixtures/sample-market/files')

/** All but the list of names, which takes longest and gives no figure. */
export async function figureFiles(): Promise<readonly string[]> {
  const paths: string[] = []
  for await (const { path } of findFiles(sampleFolder)) if (!path.endsWith('9-names.zip')) paths.push(path)
  return paths
}

/** A file of the sample as text, out of its archive; the importers' reading of it is not used. */
export async function rawText(archive: string, entry: string, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const given = { path: join(sampleFolder, archive), bytes: 1 }
  for await (const file of openFiles(given)) {
    if (!file.name.endsWith(entry)) continue
    const chunks: Uint8Array[] = []
    for await (const chunk of file.bytes()) chunks.push(chunk)
    return Buffer.concat(chunks).toString(encoding)
  }
  throw new Error(`${archive} has no ${entry}`)
}

/** The rows of the first sheet of a workbook, by the five digits that the name of a column begins with. */
export async function rawRows(workbook: string): Promise<readonly ReadonlyMap<string, string>[]> {
  for await (const file of openFiles({ path: join(sampleFolder, workbook), bytes: 1 })) {
    const rows: (readonly string[])[] = []
    for await (const { cells } of file.workbook?.rows(file.workbook.sheets[0] ?? '') ?? []) rows.push(cells)
    const [header = [], ...body] = rows
    return body.map(cells => new Map(header.map((name, index) => [name.slice(0, 5), cells[index] ?? ''])))
  }
  return []
}
