import { crc32 } from 'node:zlib'
import { toIsoDate } from '@bellwether/domain'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { DamagedFileError } from '../errors.ts'
import type { ImportFile } from '../format.ts'
import { firstBytes, gunzip, isGzip, isZip } from './gzip.ts'
import { checkGrowth, limitGrowth } from './limits.ts'
import { readHead } from './read-head.ts'
import { openWorkbook } from './workbook.ts'

const maxEntries = 20_000

/** A workbook inside an archive is read from memory; none that people make is larger. */
const maxInnerBytes = 64 * 1024 ** 2
/** What operating systems put into archives beside the files. */
const leftByOthers = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/**
 * Every file in a .zip, or the one workbook that an .xlsx is; an archive in it is opened too, one in that is not. Nothing is
 * unpacked to the disk.
 */
export async function* openZip(path: string, name: string): AsyncGenerator<ImportFile> {
  yield* openEntries(await openPromise(path, { autoClose: false }).catch(toDamage), name, true)
}

async function* openEntries(zip: ZipFile, name: string, opensInner: boolean): AsyncGenerator<ImportFile> {
  try {
    const entries = await listEntries(zip)
    if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) {
      yield await openWorkbook(name, entries, entry => entryBytes(zip, entry))
      return
    }
    for (const entry of entries) {
      const packed = () => entryBytes(zip, entry)
      const date = toIsoDate(entry.getLastModDate({ timezone: 'UTC' }))
      const inside = `${name}/${entry.fileName}`
      const magic = await firstBytes(packed())
      if (opensInner && isZip(magic)) {
        const inner = await fromBufferPromise(await collect(packed()), { autoClose: false }).catch(toDamage)
        yield* openEntries(inner, inside, false)
        continue
      }
      const bytes = isGzip(magic) ? () => gunzip(packed(), entry.uncompressedSize) : packed
      yield { name: inside, date, bytes, head: await readHead(bytes()), workbook: null }
    }
  } finally {
    zip.close()
  }
}

async function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || leftByOthers.test(entry.fileName)) continue
      if (entry.isEncrypted()) throw new DamagedFileError('IMPORT_DAMAGED_ARCHIVE', `${entry.fileName} is encrypted`)
      checkGrowth(entry.uncompressedSize, entry.compressedSize)
      entries.push(entry)
      if (entries.length > maxEntries) {
        throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxEntries} files`)
      }
    }
  } catch (cause) {
    toDamage(cause)
  }
  return entries
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size > maxInnerBytes) {
      throw new DamagedFileError('IMPORT_TOO_LARGE', `an archive in it has more than ${maxInnerBytes / 1024 ** 2} MB`)
    }
  }
  return Buffer.concat(parts)
}

/** yauzl checks the length; a flipped bit shows only in the checksum. */
async function* entryBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let checksum = 0
  let size = 0
  try {
    for await (const chunk of limitGrowth(await zip.openReadStreamPromise(entry), entry.compressedSize)) {
      checksum = crc32(chunk, checksum)
      size += chunk.length
      yield chunk
    }
  } catch (cause) {
    toDamage(cause)
  }
  if (size === entry.uncompressedSize && checksum !== entry.crc32) {
    throw new DamagedFileError('IMPORT_DAMAGED_ARCHIVE', `the checksum of ${entry.fileName} is wrong`)
  }
}

function toDamage(cause: unknown): never {
  if (cause instanceof DamagedFileError) throw cause
  const message = cause instanceof Error ? cause.message : String(cause)
  if (/relative path|absolute path|invalid characters in fileName/.test(message)) {
    throw new DamagedFileError('IMPORT_ARCHIVE_NAME', `a name in it leaves its folder: ${message}`, { cause })
  }
  throw new DamagedFileError('IMPORT_DAMAGED_ARCHIVE', `its zip is damaged: ${message}`, { cause })
}
