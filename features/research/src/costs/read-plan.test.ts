import { getIsoDate, holdableIn, money, orderTypesOf, type SecurityType, type WrapperVerdict } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { planQuery, readPlan } from './read-plan.ts'

const day = getIsoDate('2026-11-13')
const tradable = { tradable: true, buyable: true, sellable: true, ri: true, dripable: true, tradableProducts: {} }
const verdicts = holdableIn({
  complex: true,
  tradable,
  figaroData: { isaEligibility: true, sippEligibility: true },
})
const first = verdicts[0] as WrapperVerdict
const read = (query: string, type: SecurityType = 'EQUITY') =>
  readPlan(new URLSearchParams(query), { verdicts, first, orders: orderTypesOf(type), day })

describe('readPlan', () => {
  it('starts from £10,000 for five years at 5%, sold at the end', () => {
    expect(read('').plan).toEqual({
      wrapper: 'DEALING',
      amount: money(10_000_00, 'GBP'),
      monthly: money(0, 'GBP'),
      years: 5,
      growth: 0.05,
      dealsPerYear: 0,
      sellAtEnd: true,
      day,
    })
  })

  it('reads what is given, and writes it back into an address', () => {
    const query = 'account=SIPP&amount=%C2%A32%2C500.50&monthly=25&years=25&growth=-5%25&deals=12&end=keep'
    const { form, plan } = read(query)
    expect(plan).toMatchObject({
      wrapper: 'SIPP',
      amount: money(2_500_50, 'GBP'),
      monthly: money(25_00, 'GBP'),
      years: 25,
      growth: -0.05,
      dealsPerYear: 12,
      sellAtEnd: false,
    })
    expect(read(planQuery(form))).toEqual({ form, plan })
  })

  it.each([
    ['amount', 'lots', '“lots” is not a number. Enter a number such as 10,000 or 10000.50.'],
    ['amount', '', 'Enter an amount such as 10,000, or 0.'],
    ['amount', '-5', 'Enter £0 or more.'],
    ['amount', '1e99', '“1e99” is not a number. Enter a number such as 10,000 or 10000.50.'],
    ['amount', '99999999999999999999', 'Enter £10,000,000 or less.'],
    ['amount', '10000000.01', 'Enter £10,000,000 or less.'],
    ['amount', '10.000,50', 'Did you mean 10,000.50? Use commas for thousands and a point for decimals.'],
    ['amount', '10.0055', 'Enter pence as two digits, such as 10000.50.'],
    ['amount', '24.99', 'Enter at least £25, or 0.'],
    ['amount', '0', 'Enter an amount or a monthly payment of at least £25.'],
    ['monthly', '100001', 'Enter £100,000 or less.'],
    ['years', '0', 'Enter a whole number of years from 1 to 25.'],
    ['years', '2.5', 'Enter a whole number of years from 1 to 25.'],
    ['years', '26', 'Enter a whole number of years from 1 to 25.'],
    ['growth', '10.01', 'Enter a percentage from −5% to 10%.'],
    ['growth', '-6', 'Enter a percentage from −5% to 10%.'],
    ['growth', '4.255', 'Enter up to two decimal places, such as 4.25.'],
    ['growth', '2,5', 'Did you mean 2.5? Use commas for thousands and a point for decimals.'],
    ['deals', '-1', 'Enter a whole number of deals from 0 to 365.'],
    ['deals', '366', 'Enter a whole number of deals from 0 to 365.'],
  ] as const)('keeps a %s of “%s” and says what is wrong', (name, given, error) => {
    const { form, plan } = read(new URLSearchParams({ [name]: given }).toString())
    expect(plan).toBeNull()
    expect(form.fields[name]).toEqual({ given, error })
  })

  it('says what is wrong with every field at once', () => {
    const { form } = read('amount=x&monthly=x&years=x&growth=x&deals=x')
    expect(Object.values(form.fields).every(({ error }) => error !== null)).toBe(true)
  })

  it('truncates over-long input', () => {
    const { form } = read(`amount=${'9'.repeat(5_000)}`)
    expect(form.fields.amount.given).toHaveLength(40)
    expect(form.fields.amount.error).toContain('too long')
  })

  it('allows a zero lump sum with monthly payments', () => {
    expect(read('amount=0&monthly=25').plan).not.toBeNull()
  })

  it('[RP-COST-13] offers only the order types that the investment has, and refuses others', () => {
    expect(read('order=limit').form).toMatchObject({
      orders: ['market', 'limit'],
      order: { chosen: 'limit', error: null },
    })
    expect(read('', 'FUND')).toMatchObject({
      form: { orders: ['valuation'], order: { chosen: 'valuation', error: null } },
      plan: { years: 5 },
    })
    expect(read('order=limit', 'FUND')).toMatchObject({
      form: { order: { chosen: 'valuation', error: 'Only possible at the next valuation point.' } },
      plan: null,
    })
    expect(read('order=stop')).toMatchObject({
      form: { order: { chosen: 'market', error: 'Choose an order type from the list.' } },
      plan: null,
    })
  })

  it('offers only accounts that can hold it, and says why another cannot', () => {
    const { form, plan } = read('account=JISA')
    expect(form.accounts.map(({ wrapper }) => wrapper)).toEqual(['DEALING', 'ISA', 'LISA', 'SIPP'])
    expect(form.account.error).toBe('Junior ISA: complex investments cannot be held in junior accounts.')
    expect(plan).toBeNull()
    expect(read('account=TESSA').form.account.error).toBe('Choose an account from the list.')
  })
})
