import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'
import { parseTypedNumber } from './typed-number.ts'

it.each([
  ['10000', '10000'],
  [' £10,000.50 ', '10000.50'],
  ['-5%', '-5'],
  ['−2.5 %', '-2.5'],
  ['-£3', '-3'],
  ['0', '0'],
])('reads %s', (given, decimal) => {
  expect(parseTypedNumber(given)).toEqual({ decimal })
})

it.each([
  ['10.000,50', '10,000.50'],
  ['1.000.000', '1,000,000'],
  ['10.000', '10,000'],
  ['10 000,5', '10,000.5'],
  ['10’000', '10,000'],
  ['12,50', '12.50'],
])('asks about %s, which is %s here', (given, meant) => {
  expect(parseTypedNumber(given)).toEqual({ problem: 'OTHER_NOTATION', meant })
})

it.each(['1e99', 'ten', '--1', '1,00,000', '1.2.3', '0x10', 'Infinity', 'NaN', '1,0000', '£', '1 2'])(
  'reads no number in %s',
  given => {
    expect(parseTypedNumber(given)).toEqual({ problem: given === '£' ? 'EMPTY' : 'NOT_A_NUMBER' })
  },
)

it('reads nothing in an empty field', () => {
  expect(parseTypedNumber(' ')).toEqual({ problem: 'EMPTY' })
})

it('reads back every number that we write', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), pence => {
      const read = parseTypedNumber(formatNumber(pence / 100, 2))
      expect('decimal' in read && Math.round(Number(read.decimal) * 100)).toBe(pence)
    }),
  )
})

it('never throws and never reads what is not finite', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const read = parseTypedNumber(text)
      if ('decimal' in read) expect(read.decimal).toMatch(/^-?\d+(\.\d+)?$/)
    }),
  )
})
