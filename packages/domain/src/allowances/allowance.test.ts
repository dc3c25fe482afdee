import { describe, expect, it } from 'vitest'
import { addDays, getIsoDate } from '../iso-date.ts'
import { money } from '../money.ts'
import { allowances, findAllowance } from './allowance.ts'
import { accessAge, overAllowance } from './wrapper-rules.ts'

const today = getIsoDate('2026-11-13')
const pounds = (whole: number) => money(whole * 100, 'GBP')

describe('findAllowance', () => {
  it('knows the sums of 2026/27, both ends of the tax year included', () => {
    for (const day of ['2026-04-06', '2027-04-05'].map(getIsoDate))
      expect(findAllowance('LISA', day)?.amount).toEqual(pounds(4_000))
    expect(findAllowance('LISA', getIsoDate('2026-04-05'))).toBeNull()
    expect(findAllowance('LISA', getIsoDate('2027-04-06'))).toBeNull()
  })

  it('knows the ISA allowance to be frozen, and the cash ISA limit to begin a year later', () => {
    expect(findAllowance('ISA', getIsoDate('2031-04-05'))?.amount).toEqual(pounds(20_000))
    expect(findAllowance('CASH_ISA_UNDER_65', today)).toBeNull()
    expect(findAllowance('CASH_ISA_UNDER_65', getIsoDate('2027-04-06'))?.amount).toEqual(pounds(12_000))
  })

  it('holds one figure for a key on any day, each with its source', () => {
    for (const known of allowances) {
      expect(known.source).not.toBe('')
      for (const day of [known.validFrom, known.validTo, addDays(known.validFrom, 100)])
        expect(
          allowances.filter(other => other.key === known.key && other.validFrom <= day && day <= other.validTo),
        ).toHaveLength(1)
    }
  })
})

describe('overAllowance', () => {
  it('says by how much a year of payments is too much', () => {
    expect(overAllowance('ISA', pounds(20_000), today)).toBeNull()
    expect(overAllowance('ISA', pounds(20_001), today)).toMatchObject({ by: pounds(1), allowance: { key: 'ISA' } })
    expect(overAllowance('JSIPP', pounds(3_600), today)).toMatchObject({ by: pounds(720) })
  })

  it('is silent where there is no limit, or none known for the day', () => {
    expect(overAllowance('DEALING', pounds(1_000_000), today)).toBeNull()
    expect(overAllowance('JISA', pounds(1_000_000), getIsoDate('2030-01-01'))).toBeNull()
  })
})

it('lets pension money be taken from 55, and from 57 as from 6 April 2028', () => {
  expect(accessAge('SIPP', getIsoDate('2028-04-05'))).toBe(55)
  expect(accessAge('SIPP', getIsoDate('2028-04-06'))).toBe(57)
  expect(accessAge('LISA', today)).toBe(60)
  expect(accessAge('ISA', today)).toBeNull()
})
