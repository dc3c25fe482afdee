import type { IsoDate } from '../brand.ts'
import { getIsoDate } from '../iso-date.ts'
import { type Money, money } from '../money.ts'
import { dividendTax2026 } from './dividend-tax-rates.ts'

export type AllowanceKey =
  | 'ISA'
  | 'CASH_ISA_UNDER_65'
  | 'LISA'
  | 'LISA_BONUS'
  | 'LISA_HOME'
  | 'JISA'
  | 'PENSION'
  | 'PENSION_TAPER_FROM'
  | 'PENSION_MONEY_PURCHASE'
  | 'PENSION_LUMP_SUM'
  | 'PENSION_LUMP_SUM_AND_DEATH'
  | 'JSIPP_NET'
  | 'JSIPP_GROSS'
  | 'DIVIDEND'
  | 'CAPITAL_GAINS'

/** A sum set by law for certain days, with where it was read. */
export interface Allowance {
  readonly key: AllowanceKey
  readonly label: string
  readonly amount: Money
  readonly validFrom: IsoDate
  readonly validTo: IsoDate
  readonly source: string
  /** The tax year it was published for, where it is taken over from an earlier one and not confirmed yet. */
  readonly carriedFrom?: string
}

const pounds = (whole: number): Money => money(whole * 100, 'GBP')
const taxYear = { validFrom: getIsoDate('2026-04-06'), validTo: getIsoDate('2027-04-05') }
const frozen = { validFrom: getIsoDate('2026-04-06'), validTo: getIsoDate('2031-04-05') }
const tables = 'Published tax tables for 2026/27'
const earlier = { source: 'Published tax tables for 2025/26', carriedFrom: '2025/26' }

/** UK, as known in November 2026. The next tax year is added, never written over: pages of the past keep their figures. */
export const allowances: readonly Allowance[] = [
  { key: 'ISA', label: 'ISA allowance', amount: pounds(20_000), ...frozen, source: tables },
  {
    key: 'CASH_ISA_UNDER_65',
    label: 'Cash ISA limit under 65',
    amount: pounds(12_000),
    validFrom: getIsoDate('2027-04-06'),
    validTo: getIsoDate('2031-04-05'),
    source: tables,
  },
  { key: 'LISA', label: 'Lifetime ISA allowance', amount: pounds(4_000), ...taxYear, source: tables },
  { key: 'LISA_BONUS', label: 'Maximum Lifetime ISA bonus', amount: pounds(1_000), ...taxYear, source: tables },
  { key: 'LISA_HOME', label: 'Maximum price of a first home', amount: pounds(450_000), ...taxYear, source: tables },
  { key: 'JISA', label: 'Junior ISA allowance', amount: pounds(9_000), ...taxYear, source: tables },
  { key: 'PENSION', label: 'Pension annual allowance', amount: pounds(60_000), ...taxYear, source: tables },
  {
    key: 'PENSION_TAPER_FROM',
    label: 'Adjusted income above which the annual allowance tapers',
    amount: pounds(260_000),
    ...taxYear,
    source: tables,
  },
  {
    key: 'PENSION_MONEY_PURCHASE',
    label: 'Money purchase annual allowance',
    amount: pounds(10_000),
    ...taxYear,
    ...earlier,
  },
  { key: 'PENSION_LUMP_SUM', label: 'Lump sum allowance', amount: pounds(268_275), ...taxYear, source: tables },
  {
    key: 'PENSION_LUMP_SUM_AND_DEATH',
    label: 'Lump sum and death benefit allowance',
    amount: pounds(1_073_100),
    ...taxYear,
    source: tables,
  },
  { key: 'JSIPP_NET', label: 'Junior SIPP contribution (net)', amount: pounds(2_880), ...taxYear, ...earlier },
  { key: 'JSIPP_GROSS', label: 'Junior SIPP contribution (gross)', amount: pounds(3_600), ...taxYear, ...earlier },
  { key: 'DIVIDEND', label: 'Dividend allowance', amount: dividendTax2026.allowance, ...taxYear, source: tables },
  { key: 'CAPITAL_GAINS', label: 'Capital gains annual exempt amount', amount: pounds(3_000), ...taxYear, ...earlier },
]

/** Null where we hold no figure for the day: then nothing is said, rather than something outdated. */
export function findAllowance(key: AllowanceKey, day: IsoDate): Allowance | null {
  return allowances.find(known => known.key === key && known.validFrom <= day && day <= known.validTo) ?? null
}
