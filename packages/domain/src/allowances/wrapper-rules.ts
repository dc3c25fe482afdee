import type { IsoDate } from '../brand.ts'
import type { Wrapper } from '../eligibility.ts'
import { getIsoDate } from '../iso-date.ts'
import { compareMoney, type Money, subtractMoney } from '../money.ts'
import { type Allowance, type AllowanceKey, findAllowance } from './allowance.ts'

/** Ages in whole years; null where there is no such bound. */
export interface WrapperRules {
  /** What may be paid in within a tax year; null is without limit. */
  readonly yearly: AllowanceKey | null
  /** What is paid in counts towards this as well. */
  readonly within: AllowanceKey | null
  readonly openFrom: number | null
  /** Opened before this birthday. */
  readonly openBefore: number | null
  /** Paid into before this birthday. */
  readonly payBefore: number | null
  /** Added by the state, and taken back on an early withdrawal: fractions of what is paid in and taken out. */
  readonly bonus: number | null
  readonly withdrawalCharge: number | null
}

const none: WrapperRules = {
  yearly: null,
  within: null,
  openFrom: 18,
  openBefore: null,
  payBefore: null,
  bonus: null,
  withdrawalCharge: null,
}

export const wrapperRules: Readonly<Record<Wrapper, WrapperRules>> = {
  DEALING: none,
  ISA: { ...none, yearly: 'ISA' },
  LISA: {
    ...none,
    yearly: 'LISA',
    within: 'ISA',
    openBefore: 40,
    payBefore: 50,
    bonus: 0.25,
    withdrawalCharge: 0.25,
  },
  JISA: { ...none, yearly: 'JISA', openFrom: null, openBefore: 18, payBefore: 18 },
  SIPP: { ...none, yearly: 'PENSION' },
  JSIPP: { ...none, yearly: 'JSIPP_NET', openFrom: null, openBefore: 18, payBefore: 18 },
}

const pensionAgeRises = getIsoDate('2028-04-06')

/** From which birthday the money may be taken without a charge: the Lifetime ISA also for a first home, junior accounts as an adult's. */
export function accessAge(wrapper: Wrapper, day: IsoDate): number | null {
  if (wrapper === 'LISA') return 60
  if (wrapper === 'JISA') return 18
  if (wrapper === 'SIPP' || wrapper === 'JSIPP') return day < pensionAgeRises ? 55 : 57
  return null
}

export interface OverAllowance {
  readonly allowance: Allowance
  readonly by: Money
}

/** Whether a year's payments are more than the wrapper takes; null where they fit, or where no limit is known for the day. */
export function overAllowance(wrapper: Wrapper, paidIn: Money, day: IsoDate): OverAllowance | null {
  const { yearly } = wrapperRules[wrapper]
  const allowance = yearly && findAllowance(yearly, day)
  if (!allowance || compareMoney(paidIn, allowance.amount) <= 0) return null
  return { allowance, by: subtractMoney(paidIn, allowance.amount) }
}
