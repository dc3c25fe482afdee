import type { Ratio } from '@bellwether/domain'
import { divide } from './divide.ts'

type Figure = number | null

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

export function capitalEmployed(totalAssets: Figure, currentLiabilities: Figure): Figure {
  return totalAssets === null || currentLiabilities === null ? null : totalAssets - currentLiabilities
}

export function returnOnCapitalEmployed(
  operatingProfit: Figure,
  totalAssets: Figure,
  currentLiabilities: Figure,
): Ratio {
  return divide(operatingProfit, capitalEmployed(totalAssets, currentLiabilities), {
    what: 'ROCE',
    needsPositive: 'Capital employed',
  })
}

export function returnOnAssets(profit: Figure, totalAssets: Figure): Ratio {
  return divide(profit, totalAssets, { what: 'Return on assets', needsPositive: 'Total assets' })
}

/** `taxRate` is a fraction; without a taxed profit it is 0, so that a loss is not made smaller by tax never charged. */
export function returnOnInvestedCapital(
  operatingProfit: Figure,
  taxRate: number,
  totalEquity: Figure,
  debt: Figure,
): Ratio {
  const afterTax = operatingProfit === null ? null : operatingProfit * (1 - taxRate)
  const invested = totalEquity === null || debt === null ? null : totalEquity + debt
  return divide(afterTax, invested, { what: 'ROIC', needsPositive: 'Invested capital' })
}
