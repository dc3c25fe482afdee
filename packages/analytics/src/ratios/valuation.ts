import { addMoney, isPresent, type Money, type Price, present, type Ratio } from '@bellwether/domain'
import { divide, divideMoney, dividePrices } from './divide.ts'

export function enterpriseValue(marketCap: Money, debt: Money, minorityInterest: Money): Money {
  return addMoney(addMoney(marketCap, debt), minorityInterest)
}

export function priceEarnings(sharePrice: Price | null, eps: Price | null): Ratio {
  return dividePrices(sharePrice, eps, 'P/E', 'Earnings per share')
}

/** Of forecast earnings per share on those of the last 12 months; null where either is missing or nothing was earned. */
export function forecastEarningsGrowth(eps: number | null, epsForward: number | null): number | null {
  return eps && epsForward && eps > 0 ? epsForward / eps - 1 : null
}

/** `earningsGrowth` is a fraction a year: 0.08 for 8 %. */
export function priceEarningsGrowth(pe: Ratio, earningsGrowth: number | null): Ratio {
  if (!isPresent(pe)) return pe
  return divide(pe.value, earningsGrowth === null ? null : earningsGrowth * 100, {
    what: 'PEG',
    needsPositive: 'Earnings growth',
  })
}

export function priceBook(marketCap: Money | null, equityHoldersFunds: Money | null): Ratio {
  return divideMoney(marketCap, equityHoldersFunds, 'P/B', 'Equity holders’ funds')
}

export function priceSales(marketCap: Money | null, revenue: Money | null): Ratio {
  return divideMoney(marketCap, revenue, 'P/S', 'Revenue')
}

export function priceFreeCashFlow(marketCap: Money | null, cashFlow: Money | null): Ratio {
  return divideMoney(marketCap, cashFlow, 'P/FCF', 'Free cash flow')
}

/** A fraction, below zero for a discount. */
export function priceNetAssets(sharePrice: Price | null, navPerShare: Price | null): Ratio {
  const times = dividePrices(sharePrice, navPerShare, 'Discount', 'Net asset value')
  return isPresent(times) ? present(times.value - 1) : times
}

export function evToEbitda(ev: Money | null, ebitda: Money | null): Ratio {
  return divideMoney(ev, ebitda, 'EV/EBITDA', 'EBITDA')
}

export function evToSales(ev: Money | null, revenue: Money | null): Ratio {
  return divideMoney(ev, revenue, 'EV/Sales', 'Revenue')
}

export function earningsYield(eps: Price | null, sharePrice: Price | null): Ratio {
  return dividePrices(eps, sharePrice, 'Earnings yield', 'The price')
}

export function freeCashFlowYield(cashFlow: Money | null, marketCap: Money | null): Ratio {
  return divideMoney(cashFlow, marketCap, 'FCF yield', 'Market capitalisation')
}

export function dividendYield(dps: Price | null, sharePrice: Price | null): Ratio {
  return dividePrices(dps, sharePrice, 'Dividend yield', 'The price')
}

export function dividendCover(eps: Price | null, dps: Price | null): Ratio {
  return dividePrices(eps, dps, 'Dividend cover', 'The dividend')
}
