import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Item } from '@bellwether/import-formats'
import type { PlacedRecord } from './record-writer.ts'
import type { Tally } from './report.ts'

const recordsPerBatch = 2_000
/** A series of prices is one record, and may be of some hundred kilobytes. */
const charactersPerBatch = 1_000_000

/** Records of one file on the disk, a line each. */
export interface StagedRecords {
  /** Kind by kind, securities first, the others in the order in which they first came; of each kind in the order of the file, some thousand at a time. */
  batches(): AsyncIterable<readonly PlacedRecord[]>
}

/**
 * Reads a file to its end before anything is written: a damaged one is found out while the database is untouched, and
 * the transaction that follows is as short as it can be. What was read waits on the disk, whatever its size.
 */
export async function withStaged<T>(
  items: AsyncIterable<Item>,
  tally: Tally,
  work: (staged: StagedRecords) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bellwether-import-'))
  try {
    const path = join(folder, 'records.ndjson')
    const kinds = new Set<string>()
    await pipeline(Readable.from(toLines(items, tally, kinds)), createWriteStream(path))
    return await work({ batches: () => readAllBatches(path, kinds) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The kind stands before the record, so that lines of others need not be read. */
async function* toLines(items: AsyncIterable<Item>, tally: Tally, kinds: Set<string>): AsyncGenerator<string> {
  let lines = ''
  for await (const item of items) {
    if (!tally.add(item)) continue
    const placed: PlacedRecord = { at: item.at, record: item.record, rows: item.rows ?? 1 }
    kinds.add(item.record.kind)
    lines += `${item.record.kind} ${JSON.stringify(placed)}\n`
    if (lines.length > 65_536) {
      yield lines
      lines = ''
    }
  }
  if (lines !== '') yield lines
}

/** Files that say several things of each security would have a batch for each of them otherwise. */
async function* readAllBatches(path: string, kinds: ReadonlySet<string>): AsyncGenerator<readonly PlacedRecord[]> {
  // What a file says of a security can be stored once the security is there.
  const ordered = [...kinds].sort((a, b) => Number(b === 'security') - Number(a === 'security'))
  for (const kind of ordered) yield* readBatches(path, kind)
}

async function* readBatches(path: string, kind: string): AsyncGenerator<readonly PlacedRecord[]> {
  const prefix = `${kind} `
  let batch: PlacedRecord[] = []
  let characters = 0
  for await (const line of readLines(path)) {
    if (!line.startsWith(prefix)) continue
    batch.push(JSON.parse(line.slice(prefix.length)) as PlacedRecord)
    characters += line.length
    if (batch.length === recordsPerBatch || characters >= charactersPerBatch) {
      yield batch
      batch = []
      characters = 0
    }
  }
  if (batch.length > 0) yield batch
}

/** Node's own reader of lines takes up to a thousand of them before it waits, and a line may have a whole series of prices. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
