import {
  compareMoney,
  findAllowance,
  type IsoDate,
  type Money,
  money,
  type Wrapper,
  wrapperRules,
} from '@bellwether/domain'

const standardCash = money(10_000_00, 'GBP')

/** The virtual cash of a new paper account: £10,000, or the annual allowance where that is lower. */
export function openingCash(wrapper: Wrapper, day: IsoDate): Money {
  const { yearly } = wrapperRules[wrapper]
  const allowance = yearly && findAllowance(yearly, day)
  return allowance && compareMoney(allowance.amount, standardCash) < 0 ? allowance.amount : standardCash
}
