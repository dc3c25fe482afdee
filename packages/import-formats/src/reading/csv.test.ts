import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamedFile } from '../../testing/index.ts'
import { type Line, readCsv } from './csv.ts'

/** The rows of a text that comes in pieces of so many bytes. */
async function rowsOf(text: string, size = 7): Promise<Line[]> {
  const bytes = new TextEncoder().encode(text)
  const file = streamedFile(text.slice(0, 100), async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })
  const rows: Line[] = []
  for await (const lines of readCsv(file, ',')) rows.push(...lines)
  return rows
}

const cell = fc.string({ unit: fc.constantFrom(...'abc 1.ü€'), minLength: 1, maxLength: 6 })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 })

describe('rows of CSV', () => {
  it('[IM-FORMAT-1] are the same with and without quotes, whatever ends the lines and wherever the pieces are cut', async () => {
    const ends = fc.constantFrom('\n', '\r\n', '\r')
    await fc.assert(
      fc.asyncProperty(table, ends, fc.nat(8), fc.integer({ min: 1, max: 20 }), async (rows, end, from, size) => {
        const lines = rows.map((cells, at) => cells.map(text => (at < from ? text : `"${text}"`)).join(','))
        const expected = rows.map((cells, at) => ({ line: at + 1, cells }))
        expect(await rowsOf(lines.join(end), size)).toEqual(expected)
        expect(await rowsOf(`${lines.join(end)}${end}`, size)).toEqual(expected)
      }),
    )
  })

  it('[IM-FILE-3] keep the numbers of their lines after empty ones and after a cell of two lines', async () => {
    const rows = await rowsOf('\ufeffa,b\n\n1,2\n"3\n3",4\n5,6\n')
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'a'],
      [3, '1'],
      [5, '3\n3'],
      [6, '5'],
    ])
  })

  it('[IM-FILE-7] end with an error where a line does not end, or a quote stands in the middle of a cell', async () => {
    const long = 'x'.repeat(1_001_000)
    for (const text of [`a,b\n${long}`, `a,b\n${long}\n1,2\n`, `a,"b"\n${long}`])
      await expect(rowsOf(text, 65_536)).rejects.toMatchObject({ code: 'IMPORT_LINE_TOO_LONG' })
    await expect(rowsOf('a,b\n1,2"3\n')).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_CSV' })
  })
})
