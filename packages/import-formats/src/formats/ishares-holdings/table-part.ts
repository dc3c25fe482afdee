import { DamagedFileError } from '../../errors.ts'
import type { ImportFile } from '../../format.ts'
import { decode } from '../../reading/decode.ts'

const maxLine = 1_000_000
const blank = /^[\s\u00a0",;]*$/

/**
 * The table alone, from its header to the first blank line: what stands before and behind is written for people, with
 * quotation marks wherever they please. Lines before it are left empty, so that places in the file stay as they are.
 */
export function tablePart(file: ImportFile, isHeader: (line: string) => boolean): ImportFile {
  return {
    ...file,
    async *bytes() {
      const encoder = new TextEncoder()
      let inTable = false
      for await (const line of linesOf(file)) {
        inTable ||= isHeader(line)
        if (inTable && blank.test(line)) return
        yield encoder.encode(inTable ? `${line}\n` : '\n')
      }
    },
  }
}

async function* linesOf(file: ImportFile): AsyncGenerator<string> {
  let rest = ''
  for await (const part of decode(file.bytes())) {
    const lines = (rest + part).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > maxLine) {
      throw new DamagedFileError('IMPORT_LINE_TOO_LONG', `a row has more than ${maxLine} characters`)
    }
    yield* lines
  }
  if (rest !== '') yield rest
}
