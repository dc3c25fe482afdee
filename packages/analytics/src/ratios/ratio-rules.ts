import { isPresent, present, type Ratio } from '@bellwether/domain'
import { amountPerShare, reportedFigure, reportedLine } from '../statements/reported-line.ts'
import type { StatementFigures } from '../statements/statement-figures.ts'
import { divide } from './divide.ts'
import { assetTurnover, cashConversionCycle, inventoryDays, payableDays, receivableDays } from './efficiency.ts'
import {
  altmanZ,
  currentRatio,
  interestCover,
  netDebtToEbitda,
  netGearing,
  type PiotroskiYear,
  piotroskiF,
  quickRatio,
} from './financial-health.ts'
import {
  margin,
  returnOnAssets,
  returnOnCapitalEmployed,
  returnOnEquity,
  returnOnInvestedCapital,
} from './profitability.ts'
import type { RatioKey } from './ratio-formulas.ts'
import { besideNav, enterpriseValueOf, marketCapOf, perShareIn, type RatioPeriod, sumIn } from './ratio-period.ts'
import {
  dividendCover,
  dividendYield,
  earningsYield,
  evToEbitda,
  evToSales,
  forecastEarningsGrowth,
  freeCashFlowYield,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceNetAssets,
  priceSales,
} from './valuation.ts'

/** How each ratio is calculated from one period. `ratioFormulas` has the formulas in words. */
export const ratioRules = {
  priceEarnings: p => priceEarnings(p.price, perShareIn(p, p.figures.eps)),
  priceEarningsForward: p => priceEarnings(p.price, perShareIn(p, p.epsForward)),
  priceEarningsGrowth: p =>
    priceEarningsGrowth(
      priceEarnings(p.price, perShareIn(p, p.figures.eps)),
      forecastEarningsGrowth(p.figures.eps, p.epsForward),
    ),
  priceBook: p => priceBook(marketCapOf(p), sumIn(p, p.figures.equityHoldersFunds)),
  priceTangibleBook: p => priceBook(marketCapOf(p), sumIn(p, p.figures.tangibleEquity)),
  priceSales: p => priceSales(marketCapOf(p), sumIn(p, p.figures.revenue)),
  priceFreeCashFlow: p => priceFreeCashFlow(marketCapOf(p), sumIn(p, p.figures.freeCashFlow)),
  evToEbitda: p => evToEbitda(enterpriseValueOf(p), sumIn(p, p.figures.ebitda)),
  evToSales: p => evToSales(enterpriseValueOf(p), sumIn(p, p.figures.revenue)),
  earningsYield: p => earningsYield(perShareIn(p, p.figures.eps), p.price),
  freeCashFlowYield: p => freeCashFlowYield(sumIn(p, p.figures.freeCashFlow), marketCapOf(p)),
  dividendYield: p => dividendYield(perShareIn(p, p.figures.dps), p.price),
  dividendCover: p => dividendCover(perShareIn(p, p.figures.eps), perShareIn(p, p.figures.dps)),
  priceNetAssets: p => priceNetAssets(besideNav(p).price, p.nav),
  priceTangibleAssets: p => {
    const nta = reportedLine(p.reported, 'balance', 'epraNtaPerShare')
    return priceNetAssets(p.price, perShareIn(p, isPresent<number>(nta) ? nta.value : null))
  },

  grossMargin: ({ figures }) => margin(figures.grossProfit, figures.revenue),
  ebitdaMargin: ({ figures }) => margin(figures.ebitda, figures.revenue),
  operatingMargin: ({ figures }) => margin(figures.operatingProfit, figures.revenue),
  netMargin: ({ figures }) => margin(figures.profitToEquityHolders, figures.revenue),
  returnOnEquity: ({ figures }) => returnOnEquity(figures.profitToEquityHolders, figures.equityHoldersFunds),
  returnOnTangibleEquity: ({ figures }) => returnOnEquity(figures.profitToEquityHolders, figures.tangibleEquity),
  returnOnAssets: ({ figures }) => returnOnAssets(figures.profit, figures.totalAssets),
  returnOnCapitalEmployed: ({ figures }) =>
    returnOnCapitalEmployed(figures.operatingProfit, figures.totalAssets, figures.currentLiabilities),
  returnOnInvestedCapital: ({ figures }) =>
    returnOnInvestedCapital(figures.operatingProfit, figures.taxRate, figures.totalEquity, figures.netDebt),
  totalReturnOnAssets: ({ figures }) => returnOnAssets(figures.profit, figures.totalEquity),
  recurringMargin: p => margin(incomeLine(p, 'recurringOperatingProfit'), p.figures.revenue),
  costIncome: p => share(negated(incomeLine(p, 'operatingCosts')), p.figures.revenue, 'Total income'),
  runningCosts: p =>
    share(
      negated(
        ['managementFeeRevenue', 'managementFeeCapital', 'otherExpensesRevenue']
          .map(key => incomeLine(p, key))
          .reduce((sum, cost) => (cost === null ? sum : (sum ?? 0) + cost), null),
      ),
      p.figures.totalEquity,
      'Net assets',
    ),

  netDebtToEbitda: ({ figures }) => netDebtToEbitda(figures.netDebt, figures.ebitda),
  netGearing: ({ figures }) => netGearing(figures.netDebt, figures.totalEquity),
  interestCover: ({ figures }) => interestCover(figures.operatingProfit, figures.financeCost),
  recurringInterestCover: p => interestCover(incomeLine(p, 'recurringOperatingProfit'), p.figures.financeCost),
  currentRatio: ({ figures }) => currentRatio(figures.currentAssets, figures.currentLiabilities),
  quickRatio: ({ figures }) => quickRatio(figures.currentAssets, figures.inventories, figures.currentLiabilities),
  altmanZ: p => {
    const marketCap = marketCapOf(p)
    const { currentAssets, currentLiabilities } = p.figures
    return altmanZ({
      ...p.figures,
      workingCapital: currentAssets === null || currentLiabilities === null ? null : currentAssets - currentLiabilities,
      marketCap: marketCap?.currency === p.reported.currency ? marketCap.amount : null,
    })
  },
  piotroskiF: p => (p.before ? piotroskiF(piotroskiYear(p.figures), piotroskiYear(p.before)) : reportedFigure(null)),
  loansToDeposits: ({ reported: { balance } }) =>
    share(balance?.loansToCustomers ?? null, balance?.customerDeposits ?? null, 'Customer deposits'),
  equityToAssets: ({ figures }) => share(figures.totalEquity, figures.totalAssets, 'Total assets'),
  revenueCover: p => dividendCover(perShareIn(p, incomeLine(p, 'revenueReturnPerShare')), perShareIn(p, p.figures.dps)),
  revenueReserveYears: ({ reported: { balance, cashFlow } }) =>
    share(balance?.revenueReserve ?? null, negated(cashFlow?.dividendsPaid ?? null), 'The dividend'),

  assetTurnover: ({ figures }) => assetTurnover(figures.revenue, figures.totalAssets),
  inventoryDays: ({ figures }) => inventoryDays(figures.inventories, figures.costOfSales),
  receivableDays: ({ figures }) => receivableDays(figures.receivables, figures.revenue),
  payableDays: ({ figures }) => payableDays(figures.payables, figures.costOfSales),
  cashConversionCycle: ({ figures }) =>
    cashConversionCycle(
      inventoryDays(figures.inventories, figures.costOfSales),
      receivableDays(figures.receivables, figures.revenue),
      payableDays(figures.payables, figures.costOfSales),
    ),
  earningsPerShare: ({ figures }) => reportedFigure(figures.eps),
  dividendPerShare: ({ figures }) => reportedFigure(figures.dps),
  freeCashFlowPerShare: ({ figures, reported: { currency } }) =>
    amountPerShare(figures.freeCashFlow, figures.weightedShares, currency),
  bookPerShare: ({ figures, reported: { currency } }) =>
    amountPerShare(figures.equityHoldersFunds, figures.sharesInIssue, currency),
  tangibleBookPerShare: ({ figures, reported: { currency } }) =>
    amountPerShare(figures.tangibleEquity, figures.sharesInIssue, currency),
} satisfies Partial<Record<RatioKey | 'dividendPerShare', (period: RatioPeriod) => Ratio>>

export type RatioRule = keyof typeof ratioRules

/** A percentage that the company states itself. */
export function statedPercent(kind: 'income' | 'balance', key: string): (period: RatioPeriod) => Ratio {
  return period => {
    const stated = reportedLine(period.reported, kind, key)
    return isPresent<number>(stated) ? present(stated.value / 10_000) : stated
  }
}

function incomeLine({ reported: { income } }: RatioPeriod, key: string): number | null {
  return income[key] ?? null
}

function negated(value: number | null): number | null {
  return value === null ? null : -value
}

function share(part: number | null, whole: number | null, needsPositive: string): Ratio {
  return divide(part, whole, { what: 'The ratio', needsPositive })
}

function piotroskiYear(figures: StatementFigures): PiotroskiYear {
  const { profit, operatingCash, totalAssets, longTermDebt, currentAssets, currentLiabilities } = figures
  const { grossProfit, revenue, weightedShares } = figures
  return {
    profit,
    operatingCash,
    totalAssets,
    longTermDebt,
    currentAssets,
    currentLiabilities,
    grossProfit,
    revenue,
    shares: weightedShares,
  }
}
