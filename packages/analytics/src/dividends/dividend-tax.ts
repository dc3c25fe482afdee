import {
  type DividendTaxYear,
  dividendTax2026,
  type Money,
  money,
  multiplyMoney,
  subtractMoney,
  type TaxBand,
} from '@bellwether/domain'

/** Tax on dividends above the allowance, all in one band; other income and its allowances are not considered. */
export function dividendTaxDue(income: Money, band: TaxBand, year: DividendTaxYear = dividendTax2026): Money {
  const taxable = subtractMoney(income, year.allowance)
  return taxable.amount <= 0 ? money(0, income.currency) : multiplyMoney(taxable, year.rates[band], 100_00, 'half-up')
}
