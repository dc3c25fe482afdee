import { formats, type Item } from '@bellwether/import-formats'
import { readAll, textFile } from '@bellwether/import-formats/testing'
import { describe, expect, it } from 'vitest'
import { type FormatCase, formatCases } from '../../testing/format-cases.ts'

const cases = await formatCases()
const names = formats.map(({ name }) => name)
const contentOf = (name: string) => {
  const { content } = cases[name] as FormatCase
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf16le')
}
const kindOf = (content: string) => (/^\s*</.test(content) ? 'XML' : /^\s*[[{]/.test(content) ? 'JSON' : 'CSV')
const ofKind = (kind: string) => names.filter(name => kindOf(contentOf(name)) === kind)
/** Their rows have no header. */
const withHeader = ofKind('CSV').filter(name => !name.startsWith('lean-'))

/** Read as this format whether or not it would be recognised: `--format` does the same. */
function read(name: string, content: string): Promise<readonly Item[]> {
  const { name: fileName, symbol } = cases[name] as FormatCase
  const format = formats.find(each => each.name === name)
  if (!format) throw new RangeError(name)
  return readAll(format, textFile(content, fileName), { symbol: symbol ?? null })
}

describe('every format', () => {
  it.each(names)('[IM-FORMAT-1] %s is recognised by itself alone', name => {
    const file = textFile(contentOf(name), cases[name]?.name)
    expect(formats.filter(format => format.recognise(file.head, file)).map(format => format.name)).toEqual([name])
  })

  it.each(ofKind('XML'))('[IM-FILE-7] %s: declared entities are refused', async name => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    const content = contentOf(name).trim()
    const at = content.startsWith('<?xml') ? content.indexOf('?>') + 2 : 0
    const hostile = `${content.slice(0, at)}${bomb}${content.slice(at)}`
    await expect(read(name, hostile)).rejects.toMatchObject({ code: 'IMPORT_XML_DOCTYPE' })
  })

  it.each([...ofKind('XML'), ...ofKind('JSON')])('[IM-FILE-1] %s: a file that breaks off is damaged', async name => {
    const content = contentOf(name)
    for (const part of [0.5, 0.9, 0.999]) {
      const cut = content.trimEnd().slice(0, Math.min(content.length - 2, Math.floor(content.length * part)))
      await expect(read(name, cut)).rejects.toMatchObject({
        code: expect.stringMatching(/^IMPORT_MALFORMED_(?:XML|JSON)$/),
      })
    }
  })

  it.each(withHeader)('[IM-FILE-7] %s: a column that stands twice is damage', async name => {
    const content = contentOf(name)
    const lines = content.split('\n')
    const at = name === 'ishares-holdings' ? lines.findIndex(line => line.startsWith('Ticker')) : 0
    const header = (lines[at] ?? '').trimEnd()
    const delimiter = header.includes(';') ? ';' : ','
    const [first = ''] = header.split(delimiter)
    lines[at] = `${header}${header.endsWith(delimiter) ? '' : delimiter}${first}`
    await expect(read(name, lines.join('\n'))).rejects.toMatchObject({ code: 'IMPORT_DUPLICATE_COLUMN' })
  })

  it.each(ofKind('CSV'))('[IM-FILE-7] %s: a line of two million characters is damage', async name => {
    const content = contentOf(name).trimEnd()
    await expect(read(name, `${content}\n${'x'.repeat(2_000_000)}\n`)).rejects.toMatchObject({
      code: 'IMPORT_LINE_TOO_LONG',
    })
  })

  it.each(names)('[IM-FILE-7] %s: a zero character, or bytes of another encoding, are damage', async name => {
    await expect(read(name, `${contentOf(name)}\u0000`)).rejects.toMatchObject({ code: 'IMPORT_ENCODING' })
  })
})
