import { addMonthsTo, isoOf, yearOf } from '../calendar.ts'
import { amountOf } from '../company/lines.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import { trustFeeShare } from './costs.ts'
import type { Pooled } from './pooled.ts'
import { portfolioFigures } from './portfolio-figures.ts'
import type { TrustCompany } from './trust-company.ts'
import type { TrustAccounts } from './trust-statements.ts'

const fraction = (value: number) => Math.round(value * 1e6) / 1e6
const basisPoints = (value: number) => Math.round(value * 1e4) / 1e4

interface Drawn {
  readonly random: Random
  /** Years in a row in which the dividend rose. */
  readonly increases: number
  readonly performanceFee: boolean
  /** In pence, as all amounts here. */
  readonly netAssets: number
}

/** Fees, debt, policies and capital structure; what the columns of a trust's facts leave out. */
export function trustDetails(
  market: Market,
  { plan, ongoingCharge }: TrustCompany,
  accounts: TrustAccounts,
  pooled: Pooled,
  { random, increases, performanceFee, netAssets }: Drawn,
) {
  const balance = accounts.halves.at(-1)?.balance ?? {}
  const borrowings = amountOf(balance, 'nonCurrentBorrowings')
  return {
    manager: { house: plan.house, noticeMonths: random.pick([3, 6, 12]) },
    feeTiers: feeTiers(ongoingCharge * trustFeeShare, netAssets),
    performanceFeeTerms: performanceFee
      ? '10% of outperformance of the benchmark plus 2%, over three years, with a high-water mark'
      : null,
    debt: drawDebt(market, random, borrowings),
    gearingLimit: plan.gearing > 0 ? 0.25 : 0.1,
    usualGearing: plan.gearing > 0 ? { from: 0, to: 0.15 } : { from: 0, to: 0.05 },
    managementAgreement: `${plan.house} manages the portfolio under an agreement that the board reviews annually. The fee is based on net assets; no further payment is due if the agreement is terminated with the required notice.`,
    taxStatus: plan.mandate.mix.PROPERTY > 0.5 ? 'Real estate investment trust (REIT)' : 'Investment trust',
    discountPolicy:
      plan.usualDiscount < -0.12
        ? 'The board may buy back shares at its discretion.'
        : 'The board aims to keep the discount in single figures and buys back shares to do so.',
    dividendPolicy: plan.hero
      ? 'The board aims to increase the dividend every year and can draw on revenue reserves.'
      : 'Dividends reflect the income earned by the portfolio.',
    dividendHero: increases >= 20,
    // Dividends are taken from the revenue reserve; the rest is paid out of capital.
    dividendsFromCapital: amountOf(balance, 'revenueReserve') < 0,
    capitalStructure: {
      ordinary: plan.shares,
      treasury: Math.round(plan.shares * (plan.usualDiscount < -0.04 ? 0.03 : 0)),
      zeroDividendPreference: 0,
      subscription: 0,
    },
    holdingsCount: pooled.holdings.all.length,
    portfolio: portfolioFigures(market, plan, pooled.profile),
    turnover: fraction(random.uniform(0.12, 0.5)),
    sharesHistory: accounts.halves.slice(-6).map(h => ({ on: isoOf(h.period.end), shares: h.shares })),
    launchYear: yearOf(plan.listedOn),
  }
}

/** Two bands that come to `fee`, a fraction of the net assets; rates in hundredths of a per cent. */
function feeTiers(fee: number, netAssets: number) {
  const upTo = 50_000_000_000
  const cheaper = 0.85
  const lower = Math.min(netAssets, upTo)
  const rate = (fee * netAssets) / (lower + cheaper * (netAssets - lower))
  return [
    { upTo, rate: basisPoints(rate) },
    { upTo: null, rate: basisPoints(rate * cheaper) },
  ]
}

function drawDebt(market: Market, random: Random, borrowings: number) {
  if (borrowings <= 0) return []
  const notes = Math.round(borrowings * 0.6)
  return [
    {
      instrument: 'Fixed-rate loan notes',
      amount: notes,
      rate: 0.0385,
      maturity: isoOf(addMonthsTo(market.until, 12 * random.integer(4, 18))),
    },
    {
      instrument: 'Revolving credit facility',
      amount: borrowings - notes,
      rate: 0.0525,
      maturity: isoOf(addMonthsTo(market.until, 20)),
    },
  ]
}
