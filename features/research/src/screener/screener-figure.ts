import type { FigureValue, ScreenerFigure } from '@bellwether/contract'
import type { screener } from '@bellwether/db'
import { formatCoupon, money, price } from '@bellwether/domain'
import {
  countValue,
  dateValue,
  moneyValue,
  multipleValue,
  notApplicable,
  percentValue,
  priceValue,
  textValue,
} from '@bellwether/web/view'

/** One cell of a list of securities. */
export function toFigure(row: screener.ScreenerRow, column: ScreenerFigure): FigureValue {
  switch (column) {
    case 'size':
      return moneyValue(row.sizeGbp === null ? null : money(row.sizeGbp, 'GBP'))
    case 'totalAssets':
      return moneyValue(row.totalAssets === null ? null : money(row.totalAssets, 'GBP'))
    case 'nav':
      return row.nav === null ? notApplicable : priceValue(price(row.nav, row.priceScale, row.priceUnit))
    case 'price':
      return moneyValue(row.price === null ? null : money(Math.round(row.price * 100), 'GBP'))
    case 'priceEarnings':
      return row.priceEarnings === null
        ? { kind: 'not-meaningful', reason: 'no earnings in the currency of the price' }
        : multipleValue(row.priceEarnings)
    case 'priceBook':
      return row.priceBook === null ? notApplicable : multipleValue(row.priceBook)
    case 'cover':
    case 'netDebtEbitda':
      return row[column] === null ? notApplicable : { kind: 'ratio', value: row[column], suffix: '×' }
    case 'beta':
    case 'discountZ':
      return row[column] === null ? notApplicable : { kind: 'ratio', value: row[column], digits: 2 }
    case 'rating':
      return scoreOf(row.rating, 5)
    case 'risk':
      return row.riskScore === null || row.riskScale === null
        ? notApplicable
        : textValue(riskText(row.riskScore, row.riskScale))
    case 'chargeQuartile':
    case 'quartile1y':
    case 'quartile3y':
    case 'quartile5y':
      return scoreOf(row[column], 4)
    case 'coupon':
      return row.coupon === null ? notApplicable : textValue(formatCoupon(row.coupon))
    case 'increases':
      return row.increases === null ? notApplicable : countValue(row.increases)
    case 'maturity':
      return dateValue(row.maturesOn)
    case 'return1y':
    case 'return6m':
    case 'totalReturn1y':
    case 'totalReturn3y':
    case 'totalReturn5y':
    case 'totalReturn10y':
    case 'discrete1':
    case 'discrete2':
    case 'discrete3':
    case 'discrete4':
    case 'discrete5':
    case 'maxDrawdown':
    case 'trackingDifference':
    case 'dividendGrowth':
    case 'earningsGrowth':
    case 'discount':
      return percentValue(row[column], { signed: true })
    default:
      return percentValue(row[column])
  }
}

/** Scores of product summaries run to 10, those of key documents to 7: in one column each names its scale and its document. */
export function riskText(score: number, scale: number): string {
  return `${score} of ${scale} (${scale === 10 ? 'CCI' : 'KID'})`
}

function scoreOf(score: number | null, scale: number | null): FigureValue {
  return score === null || scale === null ? notApplicable : { kind: 'score', score, scale }
}
