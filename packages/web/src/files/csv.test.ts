import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it('quotes what needs it and keeps numbers as they are', () => {
  expect(
    writeCsv({
      header: ['Name', 'Weight'],
      rows: [
        ['Harrow & Vale, "HVL"', 0.0482],
        ['', null],
      ],
    }),
  ).toBe('\uFEFFName,Weight\r\n"Harrow & Vale, ""HVL""",0.0482\r\n,\r\n')
})

it('lets no text become a formula, and no negative number become text', () => {
  const csv = writeCsv({ header: ['a'], rows: [['=1+1'], ['@cmd'], ['-x'], [-1.5]] })
  expect(csv).toBe("\uFEFFa\r\n'=1+1\r\n'@cmd\r\n'-x\r\n-1.5\r\n")
})
