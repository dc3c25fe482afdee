import { absent, isPresent, present } from './absence.ts'
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
  netDebtWithoutLeases: 'Borrowings − cash − short-term investments',
  freeCashFlow: 'Net cash from operations − capital expenditure − purchases of intangible assets',
  marketCap: 'Price × shares in issue',
  enterpriseValue: 'Market capitalisation + net debt + minority interests',
  priceEarnings: 'Price ÷ earnings per share',
  priceBook: 'Market capitalisation ÷ equity holders’ funds',
  priceSales: 'Market capitalisation ÷ revenue',
  evToEbitda: 'Enterprise value ÷ EBITDA',
  dividendYield: 'Dividend per share ÷ price',
  priceEarningsGrowth: 'P/E ÷ annual growth in earnings per share (%)',
  priceEarningsForward: 'Price ÷ forecast earnings per share for the coming year',
  priceTangibleBook: 'Market capitalisation ÷ (equity holders’ funds − goodwill − other intangible assets)',
  priceFreeCashFlow: 'Market capitalisation ÷ free cash flow',
  evToSales: 'Enterprise value ÷ revenue',
  earningsYield: 'Earnings per share ÷ price',
  freeCashFlowYield: 'Free cash flow ÷ market capitalisation',
  grossMargin: 'Gross profit ÷ revenue',
  ebitdaMargin: 'EBITDA ÷ revenue',
  operatingMargin: 'Operating profit ÷ revenue',
  netMargin: 'Profit attributable to equity holders ÷ revenue',
  freeCashFlowMargin: 'Free cash flow ÷ revenue',
  returnOnAssets: 'Profit for the period ÷ total assets at the period end',
  returnOnInvestedCapital: 'Operating profit × (1 − effective tax rate) ÷ (total equity + net debt)',
  returnOnTangibleEquity:
    'Profit attributable to equity holders ÷ (equity holders’ funds − goodwill − other intangible assets)',
  compoundGrowth: '(Last figure ÷ figure n years earlier) to the power of 1 ÷ n, − 1',
  netDebtToEbitda: 'Net debt ÷ EBITDA',
  netGearing: 'Net debt ÷ total equity',
  interestCover: 'Operating profit ÷ finance cost',
  currentRatio: 'Current assets ÷ current liabilities',
  quickRatio: '(Current assets − inventories) ÷ current liabilities',
  workingCapital: 'Current assets − current liabilities',
  altmanZ:
    '1.2 × working capital ÷ assets + 1.4 × retained earnings ÷ assets + 3.3 × operating profit ÷ assets + 0.6 × market capitalisation ÷ liabilities + revenue ÷ assets',
  piotroskiF:
    'One point each: profit > 0; operating cash > 0; operating cash > profit; a rise in profit ÷ assets, current ratio, gross margin and revenue ÷ assets; a fall in long-term debt ÷ assets; no new shares (0 − 9)',
  assetTurnover: 'Revenue ÷ total assets at the period end',
  inventoryDays: 'Inventories ÷ cost of sales × 365',
  receivableDays: 'Receivables ÷ revenue × 365',
  payableDays: 'Payables ÷ cost of sales × 365',
  cashConversionCycle: 'Inventory days + receivable days − payable days',
  cashConversion: 'Free cash flow ÷ profit for the period',
  capexToSales: 'Capital expenditure and purchases of intangible assets ÷ revenue',
  operatingCashFlowPerShare: 'Net cash from operations ÷ weighted average shares',
  capexPerShare: 'Capital expenditure and purchases of intangible assets ÷ weighted average shares',
  freeCashFlowPerShare: 'Free cash flow ÷ weighted average shares',
  bookPerShare: 'Equity holders’ funds ÷ shares in issue',
  tangibleBookPerShare: '(Equity holders’ funds − goodwill − other intangible assets) ÷ shares in issue',
  recurringMargin: 'Operating profit before property gains ÷ rental income',
  recurringInterestCover: 'Operating profit before property gains ÷ finance cost',
  costIncome: 'Operating costs ÷ total income',
  equityToAssets: 'Total equity ÷ total assets',
  priceTangibleAssets: 'Price ÷ EPRA net tangible assets per share − 1; negative is a discount',
  loansToDeposits: 'Loans to customers ÷ customer deposits',
  priceNetAssets: 'Price ÷ net asset value per share − 1; negative is a discount',
  revenueCover: 'Revenue return per share ÷ dividend per share',
  revenueReserveYears: 'Revenue reserve ÷ dividends paid in the year',
  runningCosts: '(Management fee + other expenses) ÷ net assets at the period end',
  totalReturnOnAssets: 'Total return ÷ net assets at the period end',
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

export function priceFreeCashFlow(marketCap: Money | null, cashFlow: Money | null): Ratio {
  return divideMoney(marketCap, cashFlow, 'P/FCF', 'Free cash flow')
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

/** A fraction, below zero for a discount. */
export function priceNetAssets(sharePrice: Price | null, navPerShare: Price | null): Ratio {
  const times = dividePrices(sharePrice, navPerShare, 'Discount', 'Net asset value')
  return isPresent(times) ? present(times.value - 1) : times
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
