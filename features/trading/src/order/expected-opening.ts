import {
  compareMoney,
  findAllowance,
  type IsoDate,
  type Money,
  money,
  type Wrapper,
  wrapperRules,
} from '@bellwether/domain'

const usual = money(10_000_00, 'GBP')

/** Play money of a new paper account: £10,000, or a year's allowance where the law lets in less. */
export function openingCash(wrapper: Wrapper, day: IsoDate): Money {
  const { yearly } = wrapperRules[wrapper]
  const allowance = yearly && findAllowance(yearly, day)
  return allowance && compareMoney(allowance.amount, usual) < 0 ? allowance.amount : usual
}
