import { getIsoDate, holdableIn, money, type WrapperVerdict } from '@bellwether/domain'
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
const read = (query: string) => readPlan(new URLSearchParams(query), verdicts, first, day)

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
    ['amount', 'lots', '“lots” is not a number. Write it like 10,000 or 10000.50.'],
    ['amount', '', 'Give an amount such as 10,000, or 0.'],
    ['amount', '-5', 'An amount cannot be below £0.'],
    ['amount', '1e99', '“1e99” is not a number. Write it like 10,000 or 10000.50.'],
    ['amount', '99999999999999999999', 'At most £10,000,000 can be reckoned with.'],
    ['amount', '10000000.01', 'At most £10,000,000 can be reckoned with.'],
    ['amount', '10.000,50', 'Do you mean 10,000.50? Here a comma parts thousands and a point comes before decimals.'],
    ['amount', '10.0055', 'Pence have two digits: write it like 10000.50.'],
    ['amount', '24.99', 'Give at least £25, or 0.'],
    ['amount', '0', 'Give an amount, or a monthly payment, of at least £25.'],
    ['monthly', '100001', 'At most £100,000 can be reckoned with.'],
    ['years', '0', 'Give a whole number of years from 1 to 25.'],
    ['years', '2.5', 'Give a whole number of years from 1 to 25.'],
    ['years', '26', 'Give a whole number of years from 1 to 25.'],
    ['growth', '10.01', 'Give a percentage from −5% to 10%.'],
    ['growth', '-6', 'Give a percentage from −5% to 10%.'],
    ['growth', '4.255', 'Two decimals are enough: write it like 4.25.'],
    ['growth', '2,5', 'Do you mean 2.5? Here a comma parts thousands and a point comes before decimals.'],
    ['deals', '-1', 'Give a whole number of deals from 0 to 365.'],
    ['deals', '366', 'Give a whole number of deals from 0 to 365.'],
  ] as const)('keeps a %s of “%s” and says what is wrong', (name, given, error) => {
    const { form, plan } = read(new URLSearchParams({ [name]: given }).toString())
    expect(plan).toBeNull()
    expect(form.fields[name]).toEqual({ given, error })
  })

  it('says what is wrong with every field at once', () => {
    const { form } = read('amount=x&monthly=x&years=x&growth=x&deals=x')
    expect(Object.values(form.fields).every(({ error }) => error !== null)).toBe(true)
  })

  it('cuts what no form could have sent', () => {
    const { form } = read(`amount=${'9'.repeat(5_000)}`)
    expect(form.fields.amount.given).toHaveLength(40)
    expect(form.fields.amount.error).toContain('too long')
  })

  it('lets nothing be paid at the start where something is paid monthly', () => {
    expect(read('amount=0&monthly=25').plan).not.toBeNull()
  })

  it('offers only accounts that can hold it, and says why another cannot', () => {
    const { form, plan } = read('account=JISA')
    expect(form.accounts.map(({ wrapper }) => wrapper)).toEqual(['DEALING', 'ISA', 'LISA', 'SIPP'])
    expect(form.account.error).toBe('Junior ISA: complex investments cannot be held in junior accounts.')
    expect(plan).toBeNull()
    expect(read('account=TESSA').form.account.error).toBe('Choose one of the accounts in the list.')
  })
})
