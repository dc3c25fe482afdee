import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it('quotes where needed and keeps numbers as they are', () => {
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

it('escapes formulas in text, but not negative numbers', () => {
  const csv = writeCsv({ header: ['a'], rows: [['=1+1'], ['@cmd'], ['-x'], [-1.5]] })
  expect(csv).toBe("\uFEFFa\r\n'=1+1\r\n'@cmd\r\n'-x\r\n-1.5\r\n")
})
