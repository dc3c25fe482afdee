import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { paymentFrequency, paymentMonths } from './payment-frequency.ts'

const payment = (kind: string, payOn: string | null, exOn = '2026-01-08') => ({
  kind,
  exOn: getIsoDate(exOn),
  payOn: payOn === null ? null : getIsoDate(payOn),
})

it('says how often in words, without counting specials', () => {
  const half = [payment('INTERIM', '2026-10-09'), payment('FINAL', '2026-05-08'), payment('SPECIAL', '2026-05-08')]
  expect(paymentFrequency(half)).toBe('Twice a year')
  expect(paymentFrequency(Array.from({ length: 4 }, () => payment('INTERIM', null)))).toBe('Every quarter')
  expect(paymentFrequency(Array.from({ length: 3 }, () => payment('INTERIM', null)))).toBe('3 times a year')
  expect(paymentFrequency([payment('SPECIAL', null)])).toBeNull()
})

it('names the months of payment in order, and the ex-dividend month where no payment is set', () => {
  expect(paymentMonths([payment('INTERIM', '2026-10-09'), payment('FINAL', '2026-05-08')])).toBe('May, Oct')
  expect(paymentMonths([payment('FINAL', null, '2026-04-02')])).toBe('Apr')
  expect(paymentMonths([])).toBeNull()
})
