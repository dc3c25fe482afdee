import { analyseGilt } from '@bellwether/analytics'
import type { Figure, PriceRangeView, QuoteDetailsView, QuoteView } from '@bellwether/contract'
import { facts, navs, prices } from '@bellwether/db'
import { addBusinessDays, type IsoDate, type Price, quotedPrices } from '@bellwether/domain'
import { countValue, dateValue, figure, notApplicable, percentValue, priceValue, textValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { navFrequencyLabels } from '../securities/nav-frequency-labels.ts'
import { priceIn } from '../securities/quote.ts'
import { sessionTime } from './session-time.ts'
import { averagePriceCalculation, averageVolumeCalculation } from './volume-calculations.ts'

/** The details under the header price, by security type. */
export async function quoteDetails(
  context: ResearchContext,
  security: Security,
  quote: QuoteView,
  day: IsoDate,
): Promise<QuoteDetailsView> {
  const base = {
    day: rangeOf(quote.low, quote.high),
    year: rangeOf(quote.yearLow, quote.yearHigh),
    lastPrice: quote.lastPrice,
    volume: quote.volume,
    asAt: day,
    time: sessionTime(quote),
  }
  if (security.type === 'FUND') {
    const fund = await facts.fund(context.db, security.id)
    return { ...base, words: dealingText(fund), figures: fundFigures(fund, quote, day) }
  }
  const [average, special] = await Promise.all([
    prices.averagePrice(context.db, security.listing.id, day),
    typeFigures(context, security, quote, day),
  ])
  const traded = tradingFigures(quote, {
    average: average === null ? null : priceIn(security.listing)(Math.round(average)),
    normalMarketSize: security.listing.normalMarketSize,
  })
  return { ...base, words: null, figures: [...special, ...traded] }
}

type Traded = Pick<
  QuoteView,
  'open' | 'low' | 'high' | 'previousClose' | 'bidPrice' | 'askPrice' | 'volume' | 'averageVolume30d' | 'trades'
>

export const normalMarketSizeMeaning =
  'The number of shares market makers must be ready to deal in at their quoted prices.'

interface Extra {
  /** By the shares traded at each price. */
  readonly average: Price | null
  readonly normalMarketSize: number | null
}

export function tradingFigures(quote: Traded, { average, normalMarketSize }: Extra): readonly Figure[] {
  const quoted = quotedPrices(quote.bidPrice, quote.askPrice)
  return [
    figure('open', 'Open', priceValue(quote.open)),
    figure('previousClose', 'Previous close', priceValue(quote.previousClose)),
    figure('mid', 'Mid price', quoted ? priceValue(quoted.mid) : notApplicable),
    figure('spread', 'Spread', quoted?.spread ? priceValue(quoted.spread) : notApplicable, {
      definition: 'Buy price minus sell price: the cost of buying and selling straight away.',
    }),
    figure('volume', 'Volume', countValue(quote.volume)),
    figure('averageVolume', 'Average volume (30 days)', countValue(quote.averageVolume30d), {
      calculation: averageVolumeCalculation,
    }),
    figure('trades', 'Trades', quote.trades === null ? notApplicable : countValue(quote.trades)),
    figure('averagePrice', 'VWAP', average ? priceValue(average) : notApplicable, {
      definition: 'Volume-weighted average price of the day, calculated from bars of one or five minutes.',
      calculation: averagePriceCalculation(quote.volume),
    }),
    figure(
      'normalMarketSize',
      'Exchange market size',
      normalMarketSize === null ? notApplicable : countValue(normalMarketSize),
      { definition: normalMarketSizeMeaning },
    ),
  ]
}

async function typeFigures(
  { db, now }: ResearchContext,
  security: Security,
  quote: QuoteView,
  day: IsoDate,
): Promise<readonly Figure[]> {
  if (security.type === 'CLOSED_END_FUND') {
    const [nav, trust] = await Promise.all([navs.latest(db, security.id, { at: now() }), facts.trust(db, security.id)])
    return [
      figure('navDay', nav?.estimated ? 'NAV date (estimated)' : 'NAV date', nav ? dateValue(nav.day) : notApplicable),
      figure(
        'navFrequency',
        'NAV frequency',
        trust ? textValue(navFrequencyLabels[trust.navFrequency]) : notApplicable,
      ),
    ]
  }
  if (security.type !== 'BOND') return []
  const gilt = await facts.gilt(db, security.id)
  const analysis = gilt && analyseGilt(gilt, quote.lastPrice, day)
  if (!analysis) return []
  return [
    figure('clean', 'Clean price', priceValue(quote.lastPrice), {
      definition: 'The quoted price, excluding accrued interest.',
    }),
    figure('accrued', 'Accrued interest', priceValue(analysis.accrued)),
    figure('dirty', 'Dirty price', priceValue(analysis.dirty), {
      definition: 'What you pay: clean price plus accrued interest.',
    }),
    figure('running', 'Running yield', percentValue(analysis.runningYield)),
    figure('redemption', 'Gross redemption yield', percentValue(analysis.redemptionYield)),
  ]
}

type Dealing = Pick<
  facts.FundFacts,
  'pricingBasis' | 'valuationPoint' | 'dealingCutOff' | 'dealingFrequency' | 'settlementDays'
>

export function dealingText(fund: Dealing | null): string {
  const valued = fund?.valuationPoint ? `Valued at ${fund.valuationPoint}` : null
  const orders = fund?.dealingCutOff ? `orders by ${fund.dealingCutOff}` : null
  return [valued, orders].filter(Boolean).join(', ') || 'Dealing times'
}

export function fundFigures(
  fund: Dealing | null,
  { previousClose }: Pick<Traded, 'previousClose'>,
  day: IsoDate,
): readonly Figure[] {
  const known = (text: string | null | undefined) => (text ? textValue(text) : notApplicable)
  return [
    figure('pricing', 'Pricing', known(fund?.pricingBasis), {
      definition: 'Single: one price for buying and selling. Dual: a higher price for buying.',
    }),
    figure('previous', 'Previous price', previousClose ? priceValue(previousClose) : notApplicable),
    figure('frequency', 'Dealing frequency', known(fund?.dealingFrequency)),
    figure('valuation', 'Valuation point', known(fund?.valuationPoint)),
    figure('cutOff', 'Dealing cut-off', known(fund?.dealingCutOff)),
    figure(
      'nextDay',
      'Next dealing day',
      fund?.dealingFrequency === 'Daily' ? dateValue(addBusinessDays(day, 1)) : notApplicable,
      { definition: 'The first business day after the date of the price shown.' },
    ),
  ]
}

function rangeOf(low: Price | null, high: Price | null): PriceRangeView | null {
  return low && high ? { low, high } : null
}
