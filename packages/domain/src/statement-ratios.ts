import { absent, isPresent } from './absence.ts'
import { DivisionByZeroError } from './errors.ts'
import { addMoney, type Money } from './money.ts'
import { type Price, price } from './price.ts'
import { divide, type Ratio } from './ratio.ts'
import { divideRounded, powerOfTen, toSafeInteger } from './rounding.ts'
import { perShareScale } from './statement-line.ts'
import { getUnit } from './unit.ts'

/** Our formula is printed beside every derived figure, since definitions differ between sites. */
export const ratioFormulas = {
  earningsPerShare: 'Profit attributable to equity holders ÷ weighted average shares',
  dividendCover: 'Earnings per share ÷ dividend per share',
  margin: 'Profit ÷ revenue',
  returnOnEquity: 'Profit attributable to equity holders ÷ equity holders’ funds at the period end',
  returnOnCapitalEmployed: 'Operating profit ÷ (total assets − current liabilities)',
  netDebt: 'Borrowings + leases − cash − short-term investments',
  freeCashFlow: 'Net cash from operations − capital expenditure − intangible assets bought',
  marketCap: 'Price × shares in issue',
  enterpriseValue: 'Market capitalisation + net debt + minority interests',
  priceEarnings: 'Price ÷ earnings per share',
  priceBook: 'Market capitalisation ÷ equity holders’ funds',
  priceSales: 'Market capitalisation ÷ revenue',
  evToEbitda: 'Enterprise value ÷ EBITDA',
  dividendYield: 'Dividend per share ÷ price',
  priceEarningsGrowth: 'P/E ÷ yearly growth of earnings per share in percent',
} as const

export type RatioKey = keyof typeof ratioFormulas

type Figure = number | null

/** As a price in the currency's major unit, at the scale of PER_SHARE lines. `profit` is in minor units. */
export function earningsPerShare(profit: Money, weightedShares: number): Price {
  if (weightedShares === 0) throw new DivisionByZeroError('Earnings per share of no shares')
  const { minorDigits } = getUnit(profit.currency)
  const numerator = BigInt(profit.amount) * powerOfTen(perShareScale)
  const perShare = divideRounded(numerator, BigInt(weightedShares) * powerOfTen(minorDigits), 'half-even')
  return price(toSafeInteger(perShare, 'Earnings per share'), perShareScale, profit.currency)
}

export function dividendCover(eps: Price | null, dps: Price | null): Ratio {
  return dividePrices(eps, dps, 'Dividend cover', 'The dividend')
}

/** Gross, EBITDA, operating or net margin, by the profit given. */
export function margin(profit: Figure, revenue: Figure): Ratio {
  return divide(profit, revenue, { what: 'A margin', needsPositive: 'Revenue' })
}

export function returnOnEquity(profitToEquityHolders: Figure, equityHoldersFunds: Figure): Ratio {
  return divide(profitToEquityHolders, equityHoldersFunds, {
    what: 'Return on equity',
    needsPositive: 'Equity holders’ funds',
  })
}

export function returnOnCapitalEmployed(
  operatingProfit: Figure,
  totalAssets: Figure,
  currentLiabilities: Figure,
): Ratio {
  const capital = totalAssets === null || currentLiabilities === null ? null : totalAssets - currentLiabilities
  return divide(operatingProfit, capital, { what: 'ROCE', needsPositive: 'Capital employed' })
}

export interface DebtFigures {
  readonly borrowings: number
  readonly leases: number
  readonly cash: number
  readonly shortTermInvestments: number
}

/** Minor units; negative means net cash. */
export function netDebt({ borrowings, leases, cash, shortTermInvestments }: DebtFigures): number {
  return borrowings + leases - cash - shortTermInvestments
}

/** Minor units. Outflows are negative as in the statement, so this is a plain sum. */
export function freeCashFlow(netCashFromOperations: number, capex: number, intangiblesPurchased: number): number {
  return netCashFromOperations + capex + intangiblesPurchased
}

export function enterpriseValue(marketCap: Money, debt: Money, minorityInterest: Money): Money {
  return addMoney(addMoney(marketCap, debt), minorityInterest)
}

export function priceEarnings(sharePrice: Price | null, eps: Price | null): Ratio {
  return dividePrices(sharePrice, eps, 'P/E', 'Earnings per share')
}

export function dividendYield(dps: Price | null, sharePrice: Price | null): Ratio {
  return dividePrices(dps, sharePrice, 'Dividend yield', 'The price')
}

export function priceBook(marketCap: Money | null, equityHoldersFunds: Money | null): Ratio {
  return divideMoney(marketCap, equityHoldersFunds, 'P/B', 'Equity holders’ funds')
}

export function priceSales(marketCap: Money | null, revenue: Money | null): Ratio {
  return divideMoney(marketCap, revenue, 'P/S', 'Revenue')
}

export function evToEbitda(ev: Money | null, ebitda: Money | null): Ratio {
  return divideMoney(ev, ebitda, 'EV/EBITDA', 'EBITDA')
}

/** `earningsGrowth` is a fraction a year: 0.08 for 8 %. */
export function priceEarningsGrowth(pe: Ratio, earningsGrowth: Figure): Ratio {
  if (!isPresent(pe)) return pe
  return divide(pe.value, earningsGrowth === null ? null : earningsGrowth * 100, {
    what: 'PEG',
    needsPositive: 'Earnings growth',
  })
}

function divideMoney(a: Money | null, b: Money | null, what: string, needsPositive: string): Ratio {
  if (a !== null && b !== null && a.currency !== b.currency) return differentCurrencies(what, a.currency, b.currency)
  return divide(a?.amount ?? null, b?.amount ?? null, { what, needsPositive })
}

/** A price in pence and earnings in pounds are brought to one unit first. */
function dividePrices(a: Price | null, b: Price | null, what: string, needsPositive: string): Ratio {
  if (a !== null && b !== null) {
    const [left, right] = [getUnit(a.unit).currency, getUnit(b.unit).currency]
    if (left !== right) return differentCurrencies(what, left, right)
  }
  return divide(a && inMajorUnits(a), b && inMajorUnits(b), { what, needsPositive })
}

function inMajorUnits(p: Price): number {
  return p.value / (10 ** p.scale * getUnit(p.unit).perMajor)
}

function differentCurrencies(what: string, left: string, right: string): Ratio {
  return absent('NOT_REPORTED', `${what} would mix ${left} with ${right}`)
}
