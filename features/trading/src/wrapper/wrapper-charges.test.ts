import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { testShare } from '../order/traded-security.fixture.ts'
import { bandText, wrapperCharges } from './wrapper-charges.ts'

it('describes tiered charges', () => {
  expect(
    bandText([
      { upTo: 250_000_00, rate: 0.0025 },
      { upTo: 500_000_00, rate: 0.001 },
      { upTo: null, rate: 0 },
    ]),
  ).toBe('0.25% up to £250,000, then 0.10% up to £500,000, then free')
})

it('lists only charges with a rule', () => {
  const { figures, basis } = wrapperCharges(testShare.rules, 'ISA', testShare.day)
  expect(figures.map(({ key, value }) => [key, value.kind === 'text' ? value.text : null])).toEqual([
    ['deal', '£5 per deal'],
    ['fund-deal', '£5 per deal'],
    ['regular', '£1.50 per deal'],
    ['fx', '0.75%'],
  ])
  expect(basis).toContain('1 Apr 2024')
  expect(wrapperCharges(testShare.rules, 'ISA', getIsoDate('2020-01-01')).figures).toEqual([])
})
