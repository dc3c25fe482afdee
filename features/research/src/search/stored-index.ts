import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { type Database, storedSearchIndex } from '@bellwether/db'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Small enough that neither the database nor the driver holds much of the index twice. */
const partBytes = 8 * 1024 * 1024

/** The bytes of the index that was stored for this; null where there is none, or it is not whole. */
export async function readStoredIndex(db: Database, madeFor: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stored = await storedSearchIndex.find(db, madeFor)
  if (stored === null) return null
  const bytes = new Uint8Array(stored.length)
  for (let number = 0; number * partBytes < bytes.length; number += 1) {
    const compressed = await storedSearchIndex.part(db, stored, number)
    const part = compressed && (await decompress(compressed).catch(() => null))
    const from = number * partBytes
    if (part === null || part.length !== Math.min(partBytes, bytes.length - from)) return null
    bytes.set(part, from)
  }
  return toSha256(bytes) === stored.sha256 ? bytes : null
}

export async function storeIndex(db: Database, madeFor: string, bytes: Uint8Array): Promise<void> {
  const parts: Buffer[] = []
  for (let from = 0; from < bytes.length; from += partBytes) {
    parts.push(await compress(bytes.subarray(from, from + partBytes)))
  }
  await storedSearchIndex.replace(db, madeFor, { sha256: toSha256(bytes), length: bytes.length }, parts)
}

function toSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
