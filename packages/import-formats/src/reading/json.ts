import { DamagedFileError } from '../errors.ts'
import type { ImportFile } from '../format.ts'
import { decode } from './decode.ts'

/** JSON is read whole, and costs several times its size in memory. */
const maxCharacters = 32_000_000

export async function readJson(file: ImportFile): Promise<unknown> {
  let text = ''
  for await (const part of decode(file.bytes())) {
    text += part
    if (text.length > maxCharacters) {
      throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxCharacters} characters of JSON`)
    }
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it is not well-formed JSON', { cause })
  }
}
