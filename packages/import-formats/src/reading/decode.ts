import { TextDecoder } from 'node:util'
import { DamagedFileError } from '../errors.ts'

const declared = /^\s*<\?xml[^>]{0,100}\bencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/

/**
 * Which encoding the bytes are in: by their byte order mark, by the zeros of UTF-16 without one, by the declaration of
 * XML, otherwise UTF-8.
 */
export function detectEncoding(head: Uint8Array): string {
  const [first, second, third] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 512)
  const zeros = (offset: number) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  if (zeros(0) > sample.length / 4) return 'utf-16be'
  return declared.exec(new TextDecoder('latin1').decode(sample))?.[1]?.toLowerCase() ?? 'utf-8'
}

/** Bytes as text. What is not in the detected encoding is damage, never a question mark in somebody's name. */
export async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let offset = 0
  for await (const chunk of chunks) {
    decoder ??= createDecoder(detectEncoding(chunk))
    const text = decodePart(decoder, chunk, offset, true)
    offset += chunk.length
    if (text !== '') yield text
  }
  if (decoder) {
    const rest = decodePart(decoder, new Uint8Array(), offset, false)
    if (rest !== '') yield rest
  }
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch (cause) {
    throw new DamagedFileError('IMPORT_ENCODING', `it declares the encoding ${encoding}, which nobody knows`, { cause })
  }
}

function decodePart(decoder: TextDecoder, chunk: Uint8Array, offset: number, stream: boolean): string {
  try {
    const text = decoder.decode(chunk, { stream })
    if (text.includes('\0')) throw new TypeError('a zero character')
    return text
  } catch (cause) {
    throw new DamagedFileError(
      'IMPORT_ENCODING',
      `it is not ${decoder.encoding} throughout: see the bytes after ${offset.toLocaleString('en-GB')}. Save it as UTF-8`,
      { cause },
    )
  }
}
