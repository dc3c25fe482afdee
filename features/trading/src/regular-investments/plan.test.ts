import { describe, expect, it } from 'vitest'
import { recurringTicket } from '../order/recurring-ticket.ts'
import { testPosition, testShare } from '../order/traded-security.fixture.ts'
import { openingCash } from '../paper-account/opening-cash.ts'
import { type PlanFields, preparePlan } from './plan.ts'

const fields: PlanFields = { account: '8', amount: '100', day: '15' }
const prepare = (given: Partial<PlanFields>, strict = true) =>
  preparePlan(testShare, testPosition, { ...fields, ...given }, { refusal: null, strict })

describe('preparePlan', () => {
  it('shows what one payment would buy, at the regular investment charge', () => {
    const plan = prepare({})
    expect(plan).toMatchObject({ day: 15, ready: { account: { id: 8 }, amount: { amount: 100_00 } } })
    expect(plan.priced?.quantity.value).toBe(7)
    expect(plan.priced?.charges[0]).toMatchObject({ code: 'REGULAR_DEALING' })
  })

  it.each([
    ['', 'Enter a monthly amount'],
    ['24.99', '£25.00 a month or more'],
    ['200000', 'a month or less'],
    ['abc', 'Enter a monthly amount'],
  ])('rejects "%s" a month', (amount, message) => {
    expect(prepare({ amount })).toMatchObject({
      ready: null,
      amount: { given: amount, error: expect.stringContaining(message) },
    })
  })

  it('needs an account that can hold the investment, but no cash yet', () => {
    expect(prepare({ amount: '50000' }).ready).not.toBeNull()
    expect(prepare({ account: '7' })).toMatchObject({
      ready: null,
      account: { error: expect.stringContaining('SIPPs') },
    })
  })

  it('falls back to the 10th', () => {
    expect(prepare({ day: '31' }).day).toBe(10)
    expect(prepare({ amount: '' }, false).amount.error).toBeNull()
  })
})

it('[RP-ORDER-11] opens with £10,000, or the annual allowance where that is lower', () => {
  const day = testShare.day
  expect(openingCash('DEALING', day).amount).toBe(10_000_00)
  expect(openingCash('ISA', day).amount).toBe(10_000_00)
  expect(openingCash('LISA', day).amount).toBe(4_000_00)
  expect(openingCash('JSIPP', day).amount).toBe(2_880_00)
})

it('recurringTicket gives the same UUID for the same occasion', () => {
  expect(recurringTicket('plan 1 2026-11-10')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(recurringTicket('plan 1 2026-11-10')).toBe(recurringTicket('plan 1 2026-11-10'))
  expect(recurringTicket('plan 1 2026-12-10')).not.toBe(recurringTicket('plan 1 2026-11-10'))
})
