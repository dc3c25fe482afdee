import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { accruedInterest, dirtyPriceFromYield, exDividendDate, type Gilt, yieldFromCleanPrice } from './gilt.ts'

/**
 * Debt Management Office, "Price/yield and Accrued Interest Calculation Examples", published with "Formulae for
 * Calculating Gilt Prices from Yields". Taken from the tests of the open-source library rateslib, which quote them; not
 * compared with the document itself.
 */
const treasury8of2015: Gilt = { coupon: 8, maturity: getIsoDate('2015-12-07') }
const treasury634of2004: Gilt = { coupon: 6.75, maturity: getIsoDate('2004-11-26') }

const examples = [
  { gilt: treasury8of2015, name: '8% Treasury 2015', percent: 4.445, settlement: '1999-05-24', dirty: 145.012268 },
  { gilt: treasury8of2015, name: '8% Treasury 2015', percent: 4.445, settlement: '1999-05-26', dirty: 145.047301 },
  { gilt: treasury8of2015, name: '8% Treasury 2015', percent: 4.445, settlement: '1999-05-27', dirty: 141.070132 },
  { gilt: treasury8of2015, name: '8% Treasury 2015', percent: 4.445, settlement: '1999-06-07', dirty: 141.257676 },
  { gilt: treasury634of2004, name: '6¾% Treasury 2004', percent: 4.634, settlement: '1999-05-10', dirty: 113.315543 },
  { gilt: treasury634of2004, name: '6¾% Treasury 2004', percent: 4.634, settlement: '1999-05-17', dirty: 113.415969 },
  { gilt: treasury634of2004, name: '6¾% Treasury 2004', percent: 4.634, settlement: '1999-05-18', dirty: 110.058738 },
  { gilt: treasury634of2004, name: '6¾% Treasury 2004', percent: 4.634, settlement: '1999-05-26', dirty: 110.170218 },
]

describe('the price and yield examples of the Debt Management Office, as quoted by rateslib', () => {
  it.each(examples)(
    '[RP-FIGURE-4] price $name at $percent% for settlement on $settlement at $dirty',
    ({ gilt, percent, settlement, dirty }) => {
      expect(dirtyPriceFromYield(gilt, getIsoDate(settlement), percent / 100)).toBeCloseTo(dirty, 6)
    },
  )

  it.each(examples)(
    '[RP-FIGURE-4] yield $percent% on $name for settlement on $settlement',
    ({ gilt, percent, settlement, dirty }) => {
      const day = getIsoDate(settlement)
      const clean = dirty - accruedInterest(gilt, day).amount
      expect(yieldFromCleanPrice(gilt, day, clean) * 100).toBeCloseTo(percent, 6)
    },
  )
})

it('[RP-FIGURE-4] goes ex-dividend on 26 August 2004 for 7 September, the example of the Private Investor’s Guide to Gilts as a third party quotes it', () => {
  expect(exDividendDate(getIsoDate('2004-09-07'))).toBe('2004-08-26')
})
