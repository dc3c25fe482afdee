import { DamagedFileError } from '../errors.ts'

const maxBytes = 16 * 1024 ** 3
/** Real files shrink to a fiftieth at most; one that grows a thousandfold is made to fill a machine. */
const maxGrowth = 250
const growthMattersFrom = 16 * 1024 ** 2

/** Passes the bytes on while they are a believable content of so many compressed ones. */
export async function* limitGrowth(
  chunks: AsyncIterable<Uint8Array>,
  compressedBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    checkGrowth(size, compressedBytes)
    yield chunk
  }
}

export function checkGrowth(size: number, compressedBytes: number): void {
  if (size > maxBytes || (size > growthMattersFrom && size > compressedBytes * maxGrowth)) {
    throw new DamagedFileError(
      'IMPORT_TOO_LARGE',
      `it unpacks to more than ${maxGrowth} times its size, or to more than ${maxBytes / 1024 ** 3} GB`,
    )
  }
}
