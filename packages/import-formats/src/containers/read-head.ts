import { TextDecoder } from 'node:util'
import { DamagedFileError } from '../errors.ts'
import { detectEncoding } from '../reading/decode.ts'

const headBytes = 65_536

/** The beginning as text, however broken: what it is gets decided here, whether it is whole when it is read. */
export async function readHead(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size >= headBytes) break
  }
  if (size === 0) throw new DamagedFileError('IMPORT_EMPTY_FILE', 'it is empty')
  return decodeHead(Buffer.concat(parts))
}

export function decodeHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, headBytes)
  return toDecoder(detectEncoding(head)).decode(head)
}

function toDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('latin1')
  }
}
