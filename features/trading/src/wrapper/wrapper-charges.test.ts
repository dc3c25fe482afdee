import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { testShare } from '../order/traded-security.fixture.ts'
import { bandWords, wrapperCharges } from './wrapper-charges.ts'

it('writes a scale in words', () => {
  expect(
    bandWords([
      { upTo: 250_000_00, rate: 0.0025 },
      { upTo: 500_000_00, rate: 0.001 },
      { upTo: null, rate: 0 },
    ]),
  ).toBe('0.25% up to £250,000, then 0.10% up to £500,000, then nothing')
})

it('lists the charges there are rules for, and no other', () => {
  const { figures, basis } = wrapperCharges(testShare.rules, 'ISA', testShare.day)
  expect(figures.map(({ key, value }) => [key, value.kind === 'text' ? value.text : null])).toEqual([
    ['deal', '£5 a deal'],
    ['fund-deal', '£5 a deal'],
    ['regular', '£1.50 a deal'],
    ['fx', '0.75%'],
  ])
  expect(basis).toContain('1 Apr 2024')
  expect(wrapperCharges(testShare.rules, 'ISA', getIsoDate('2020-01-01')).figures).toEqual([])
})
