import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DamagedFileError } from '../errors.ts'
import { limitGrowth } from './limits.ts'

export const isZip = (magic: Uint8Array) => magic[0] === 0x50 && magic[1] === 0x4b
export const isGzip = (magic: Uint8Array) => magic[0] === 0x1f && magic[1] === 0x8b

/** The first bytes, by which archives are known; whatever their number. */
export async function firstBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const chunk of chunks) if (chunk.length > 0) return chunk
  return new Uint8Array()
}

export async function* gunzip(packed: AsyncIterable<Uint8Array>, compressedBytes: number): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed)
  const unpacked = createGunzip()
  source.on('error', error => unpacked.destroy(error))
  try {
    yield* limitGrowth(source.pipe(unpacked), compressedBytes)
  } catch (cause) {
    if (cause instanceof DamagedFileError) throw cause
    throw new DamagedFileError('IMPORT_DAMAGED_ARCHIVE', `its gzip is damaged: ${(cause as Error).message}`, { cause })
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}
