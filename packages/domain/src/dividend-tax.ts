import { type Money, money, multiplyMoney, subtractMoney } from './money.ts'

export type TaxBand = 'NONE' | 'BASIC' | 'HIGHER' | 'ADDITIONAL'

/** Rates and allowance of one UK tax year; rates in hundredths of a percent, so that the arithmetic stays exact. */
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

/** On what exceeds the allowance, all in one band; other income and its allowances are not known here. */
export function dividendTaxDue(income: Money, band: TaxBand, year: DividendTaxYear = dividendTax2026): Money {
  const taxable = subtractMoney(income, year.allowance)
  return taxable.amount <= 0 ? money(0, income.currency) : multiplyMoney(taxable, year.rates[band], 100_00, 'half-up')
}
