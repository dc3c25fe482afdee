import { dividendTaxDue } from '@bellwether/analytics'
import type {
  DividendView,
  HoldingUnit,
  IncomeCalculatorView,
  IncomeField,
  IncomeResultView,
} from '@bellwether/contract'
import {
  addMoney,
  convertPrice,
  dividendTax2026,
  getUnit,
  holdingValue,
  type Money,
  money,
  type Price,
  subtractMoney,
  type TaxBand,
} from '@bellwether/domain'

const bands: readonly TaxBand[] = ['NONE', 'BASIC', 'HIGHER', 'ADDITIONAL']
const maxShares = 1_000_000_000

/** Income of a holding over the last 12 months; typed values are returned unchanged, with their errors. */
export function incomeCalculator(
  query: URLSearchParams,
  last: Price | null,
  paid: readonly DividendView[],
): IncomeCalculatorView {
  const unit: HoldingUnit = query.get('in') === 'shares' ? 'shares' : 'pounds'
  const given = query.get('holding') ?? '10000'
  const band = bands.find(known => known === query.get('band')) ?? 'BASIC'
  const sheltered = query.get('account') === 'isa'
  const base = { unit, band, sheltered }
  if (!last || getUnit(last.unit).currency !== 'GBP') {
    return {
      ...base,
      holding: { given, error: null },
      result: null,
      empty: 'The calculator supports prices in pounds or pence only.',
    }
  }
  const holding = readHolding(given, unit)
  if (holding.count === null) return { ...base, holding: holding.field, result: null, empty: null }
  const shares = unit === 'shares' ? holding.count : sharesFor(holding.count, last)
  return { ...base, holding: holding.field, result: resultOf(shares, last, paid, sheltered ? null : band), empty: null }
}

function readHolding(given: string, unit: HoldingUnit): { readonly field: IncomeField; readonly count: number | null } {
  const plain = given
    .trim()
    .replace(/^£/, '')
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
  const wrong = (error: string) => ({ field: { given, error }, count: null })
  if (plain === '')
    return wrong(unit === 'shares' ? 'Enter a number of shares, such as 500.' : 'Enter an amount, such as 10,000.')
  if (!/^\d+(\.\d{1,2})?$/.test(plain))
    return wrong(`“${given.trim().slice(0, 30)}” is not a number. Enter a number such as 10,000 or 10000.50.`)
  const count = Number(plain)
  if (count <= 0) return wrong('Enter a number above 0.')
  if (count > maxShares) return wrong('Enter a number up to 1,000,000,000.')
  if (unit === 'shares' && !Number.isInteger(count)) return wrong('Enter a whole number of shares.')
  return { field: { given, error: null }, count }
}

/** Whole shares that the pounds buy at the last price, before charges. */
function sharesFor(pounds: number, last: Price): number {
  const { value, scale } = convertPrice(last, 'GBP')
  return value <= 0 ? 0 : Math.floor((pounds * 10 ** scale) / value)
}

function resultOf(shares: number, last: Price, paid: readonly DividendView[], band: TaxBand | null): IncomeResultView {
  const nothing = money(0, 'GBP')
  const months = new Map<string, Money>()
  let income = nothing
  for (const { amount, payOn, exOn } of paid) {
    if (getUnit(amount.unit).currency !== 'GBP') continue
    const sum = holdingValue(amount, shares)
    income = addMoney(income, sum)
    const month = (payOn ?? exOn).slice(0, 7)
    months.set(month, addMoney(months.get(month) ?? nothing, sum))
  }
  const tax = band === null ? nothing : dividendTaxDue(income, band)
  return {
    shares,
    value: holdingValue(last, shares),
    income,
    tax,
    afterTax: subtractMoney(income, tax),
    months: [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, amount]) => ({ month, amount })),
    taxYear: dividendTax2026.taxYear,
  }
}
