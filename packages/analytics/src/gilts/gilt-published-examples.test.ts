import { readFileSync } from 'node:fs'
import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { accruedInterest, dirtyPriceFromYield, exDividendDate, type Gilt, yieldFromCleanPrice } from './gilt.ts'

/** With their source in the README beside them; the second calculation of `npm run figures` has to give them too. */
const file = new URL('../../../../fixtures/published-examples/gilt-prices.csv', import.meta.url)
const examples = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [name = '', coupon, maturity = '', percent, settlement = '', dirty] = line.split(',')
    const gilt: Gilt = { coupon: Number(coupon), maturity: getIsoDate(maturity) }
    return { name, gilt, percent: Number(percent), settlement, dirty: Number(dirty) }
  })

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
