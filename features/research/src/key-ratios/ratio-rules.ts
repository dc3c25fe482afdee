import {
  altmanZ,
  assetTurnover,
  cashConversionCycle,
  currentRatio,
  divide,
  dividendCover,
  dividendYield,
  earningsYield,
  evToEbitda,
  evToSales,
  freeCashFlowYield,
  interestCover,
  inventoryDays,
  margin,
  netDebtToEbitda,
  netGearing,
  type PiotroskiYear,
  payableDays,
  piotroskiF,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceNetAssets,
  priceSales,
  quickRatio,
  type RatioKey,
  receivableDays,
  returnOnAssets,
  returnOnCapitalEmployed,
  returnOnEquity,
  returnOnInvestedCapital,
  type StatementFigures,
} from '@bellwether/analytics'
import { isPresent, present, type Ratio } from '@bellwether/domain'
import { perShareOf } from '../statements/figure-row.ts'
import { lineOf, reported } from '../statements/period.ts'
import { enterpriseValueOf, marketCapOf, perShareIn, type RatioPeriod, sumIn } from './ratio-period.ts'

/** How each ratio is calculated from one period. The domain's `ratioFormulas` has the formulas in words. */
export const ratioRules = {
  priceEarnings: p => priceEarnings(p.price, perShareIn(p, p.figures.eps)),
  priceEarningsForward: p => priceEarnings(p.price, perShareIn(p, p.epsForward)),
  priceEarningsGrowth: p =>
    priceEarningsGrowth(
      priceEarnings(p.price, perShareIn(p, p.figures.eps)),
      p.epsForward !== null && p.figures.eps !== null && p.figures.eps > 0 ? p.epsForward / p.figures.eps - 1 : null,
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
  priceNetAssets: p => priceNetAssets(p.price, p.nav),
  priceTangibleAssets: p => {
    const nta = lineOf(p.reported, 'balance', 'epraNtaPerShare')
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
  piotroskiF: p => (p.before ? piotroskiF(piotroskiYear(p.figures), piotroskiYear(p.before)) : reported(null)),
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
  earningsPerShare: ({ figures }) => reported(figures.eps),
  dividendPerShare: ({ figures }) => reported(figures.dps),
  freeCashFlowPerShare: ({ figures, reported: { currency } }) =>
    perShareOf(figures.freeCashFlow, figures.weightedShares, currency),
  bookPerShare: ({ figures, reported: { currency } }) =>
    perShareOf(figures.equityHoldersFunds, figures.sharesInIssue, currency),
  tangibleBookPerShare: ({ figures, reported: { currency } }) =>
    perShareOf(figures.tangibleEquity, figures.sharesInIssue, currency),
} satisfies Partial<Record<RatioKey | 'dividendPerShare', (period: RatioPeriod) => Ratio>>

export type RatioRule = keyof typeof ratioRules

/** A percentage that the company states itself. */
export function statedPercent(kind: 'income' | 'balance', key: string): (period: RatioPeriod) => Ratio {
  return period => {
    const stated = lineOf(period.reported, kind, key)
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
