import { type Money, money } from '../money.ts'

export type TaxBand = 'NONE' | 'BASIC' | 'HIGHER' | 'ADDITIONAL'

/** Rates and allowance of one UK tax year; rates in hundredths of a per cent, so that the arithmetic stays exact. */
export interface DividendTaxYear {
  readonly taxYear: string
  readonly allowance: Money
  readonly rates: Readonly<Record<TaxBand, number>>
}

export const dividendTax2026: DividendTaxYear = {
  taxYear: '2026/27',
  allowance: money(500_00, 'GBP'),
  rates: { NONE: 0, BASIC: 10_75, HIGHER: 35_75, ADDITIONAL: 39_35 },
}
