import { getIsoDate } from '@bellwether/domain'
import { decodeHead } from '../src/containers/read-head.ts'
import type { Format, ImportFile, Item, ReadContext } from '../src/format.ts'

/** A file with this content, in one piece. */
export function textFile(content: string | Uint8Array, name = 'file'): ImportFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    name,
    date: getIsoDate('2026-11-13'),
    head: decodeHead(bytes),
    async *bytes() {
      yield bytes
    },
    workbook: null,
  }
}

const usual: ReadContext = { symbol: null, today: getIsoDate('2026-11-16') }

export async function readAll(format: Format, file: ImportFile, context: Partial<ReadContext> = {}): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of format.read(file, { ...usual, ...context })) items.push(item)
  return items
}

/** A file whose content is made while it is read, for sizes that no test should hold. */
export function streamedFile(head: string, bytes: ImportFile['bytes']): ImportFile {
  return { ...textFile(head), bytes }
}
