import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LineSplitter } from './line-splitter.ts'

it('finds the same lines however the bytes are divided, inside a character too', () => {
  const text = '{"a":1}\r\n\n{"b":"£ü€"}\n{"c":3}'
  const bytes = Buffer.from(text)
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 8 }), cuts => {
      const lines: string[] = []
      const splitter = new LineSplitter(line => lines.push(line))
      const at = [0, ...cuts.sort((a, b) => a - b), bytes.length]
      for (const [i, from] of at.entries()) splitter.take(bytes.subarray(from, at[i + 1] ?? bytes.length))
      splitter.end()
      expect(lines).toEqual(['{"a":1}', '{"b":"£ü€"}', '{"c":3}'])
    }),
  )
})

it('a line without end takes bounded memory and spoils no other', () => {
  const lines: string[] = []
  const splitter = new LineSplitter(line => lines.push(line))
  for (let i = 0; i < 100; i += 1) splitter.take(Buffer.from('x'.repeat(10_000)))
  splitter.take(Buffer.from('\n{"ok":true}\n'))
  expect(lines.map(line => line.length)).toEqual([65_536, 11])
})
