import { describe, expect, it } from 'vitest'
import { openingCash } from '../order/expected-opening.ts'
import { ticketFor } from '../order/ticket-for.ts'
import { testDealings, testShare } from '../order/traded-security.fixture.ts'
import { type PlanFields, preparePlan } from './plan.ts'

const fields: PlanFields = { account: '8', amount: '100', day: '15' }
const prepare = (given: Partial<PlanFields>, strict = true) =>
  preparePlan(testShare, testDealings, { ...fields, ...given }, { refusal: null, strict })

describe('preparePlan', () => {
  it('shows what one month would buy, at the charge for regular investments', () => {
    const plan = prepare({})
    expect(plan).toMatchObject({ day: 15, ready: { account: { id: 8 }, amount: { amount: 100_00 } } })
    expect(plan.deal?.quantity.value).toBe(7)
    expect(plan.deal?.charges[0]).toMatchObject({ code: 'REGULAR_DEALING' })
  })

  it.each([
    ['', 'Give a sum'],
    ['24.99', 'at least £25.00'],
    ['200000', 'at most'],
    ['abc', 'Give a sum'],
  ])('refuses "%s" a month', (amount, words) => {
    expect(prepare({ amount })).toMatchObject({
      ready: null,
      amount: { given: amount, error: expect.stringContaining(words) },
    })
  })

  it('needs no cash yet, but an account that may hold it', () => {
    expect(prepare({ amount: '50000' }).ready).not.toBeNull()
    expect(prepare({ account: '7' })).toMatchObject({
      ready: null,
      account: { error: expect.stringContaining('SIPPs') },
    })
  })

  it('falls back to the tenth', () => {
    expect(prepare({ day: '31' }).day).toBe(10)
    expect(prepare({ amount: '' }, false).amount.error).toBeNull()
  })
})

it('[RP-ORDER-11] opens with £10,000, or a year of allowance where that is less', () => {
  const day = testShare.day
  expect(openingCash('DEALING', day).amount).toBe(10_000_00)
  expect(openingCash('ISA', day).amount).toBe(10_000_00)
  expect(openingCash('LISA', day).amount).toBe(4_000_00)
  expect(openingCash('JSIPP', day).amount).toBe(2_880_00)
})

it('ticketFor gives one UUID for one occasion', () => {
  expect(ticketFor('plan 1 2026-11-10')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(ticketFor('plan 1 2026-11-10')).toBe(ticketFor('plan 1 2026-11-10'))
  expect(ticketFor('plan 1 2026-12-10')).not.toBe(ticketFor('plan 1 2026-11-10'))
})
