import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Item } from '@bellwether/import-formats'
import type { PlacedRecord } from './record-writer.ts'
import type { Tally } from './report.ts'

const recordsPerBatch = 2_000

/** Records of one file on the disk, a line each. */
export interface StagedRecords {
  /** In the order of the file, some thousand of one kind at a time. */
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
    await pipeline(Readable.from(toLines(items, tally)), createWriteStream(path))
    return await work({ batches: () => readBatches(path) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* toLines(items: AsyncIterable<Item>, tally: Tally): AsyncGenerator<string> {
  let lines = ''
  for await (const item of items) {
    if (!tally.add(item)) continue
    const placed: PlacedRecord = { at: item.at, record: item.record, rows: item.rows ?? 1 }
    lines += `${JSON.stringify(placed)}\n`
    if (lines.length > 65_536) {
      yield lines
      lines = ''
    }
  }
  if (lines !== '') yield lines
}

async function* readBatches(path: string): AsyncGenerator<readonly PlacedRecord[]> {
  let batch: PlacedRecord[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const placed = JSON.parse(line) as PlacedRecord
    const isFull = batch.length === recordsPerBatch || batch[0]?.record.kind !== placed.record.kind
    if (batch.length > 0 && isFull) {
      yield batch
      batch = []
    }
    batch.push(placed)
  }
  if (batch.length > 0) yield batch
}
