import type { BlockState, Figure, FiguresView } from '@bellwether/contract'
import { facts, portfolio } from '@bellwether/db'
import { money } from '@bellwether/domain'
import {
  countValue,
  type Details,
  detailsIn,
  empty,
  figure,
  moneyValue,
  notApplicable,
  numberIn,
  percentValue,
  ready,
  textValue,
  yesNoValue,
} from '@bellwether/web/view'
import { trackingErrorCalculation } from '../calculations/tracking-error-calculation.ts'
import { lendingFigure } from '../fund-info/securities-lending.ts'
import { gearingFigures } from '../fund-info/trust-gearing.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { weightingFigure } from './portfolio-calculations.ts'

/** Portfolio structure: number of holdings, concentration, gearing. */
export async function structureView(
  context: ResearchContext,
  { security }: Pick<Subject, 'security'>,
): Promise<BlockState<FiguresView>> {
  const { db } = context
  const [holdings, fund, trust] = await Promise.all([
    portfolio.holdings(db, security.id, 20),
    facts.fund(db, security.id),
    facts.trust(db, security.id),
  ])
  if (holdings.length === 0 && !fund && !trust) return empty('The manager has not supplied portfolio details.')
  const count = fund?.holdingsCount ?? (trust && numberIn(trust.details, 'holdingsCount'))
  const largest = (count: number) => (holdings.length < count ? [] : holdings.slice(0, count))
  return ready({
    asAt: holdings[0]?.asAt ?? fund?.asAt ?? trust?.asAt ?? null,
    figures: [
      figure('count', 'Number of holdings', count === null ? notApplicable : countValue(count)),
      weightingFigure(
        'top10',
        'Top 10 weighting',
        largest(10),
        'Percentage of the portfolio in its ten largest holdings; a high figure means a concentrated portfolio.',
      ),
      weightingFigure('top20', 'Top 20 weighting', largest(20)),
      ...averages(fund?.details ?? trust?.details ?? {}),
      ...(fund ? fundFigures(fund, security.type === 'ETF') : []),
      ...(trust ? trustFigures(trust) : []),
    ],
  })
}

function fundFigures(fund: facts.FundFacts, etf: boolean): readonly Figure[] {
  return [
    figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active'), {
      definition: 'A passive fund tracks an index; in an active fund a manager selects investments.',
    }),
    figure('hedged', 'Currency hedged', yesNoValue(fund.hedged), {
      definition: 'Whether the fund offsets most of the effect of exchange rates on its value.',
    }),
    lendingFigure(fund),
    ...(etf
      ? [
          figure('replication', 'Replication', textValue(fund.replication), {
            definition: 'How it tracks its index: full replication, sampling or a swap.',
          }),
          figure('trackingError', '1-year tracking error', percentValue(fund.trackingError), {
            definition: 'Annualised volatility of its return relative to the index.',
            calculation: trackingErrorCalculation(fund),
          }),
        ]
      : []),
  ]
}

function trustFigures(trust: facts.TrustFacts): readonly Figure[] {
  return [
    ...gearingFigures(trust),
    figure('borrowings', 'Borrowings', moneyValue(money(trust.borrowings, trust.currency))),
    figure('unquoted', 'Unquoted', percentValue(trust.unquoted), {
      definition: 'Holdings not quoted on a market. Their values are estimates and they can be slow to sell.',
    }),
    figure('turnover', 'Annual portfolio turnover', percentValue(numberIn(trust.details, 'turnover')), {
      definition: 'Percentage of the portfolio replaced in a year.',
    }),
  ]
}

/** Averages over all that is held; a portfolio without shares or without bonds has no line for them. */
function averages(details: Details): readonly Figure[] {
  const given = detailsIn(details, 'portfolio')
  const [size, duration, toMaturity] = [
    numberIn(given, 'averageMarketCap'),
    numberIn(given, 'effectiveDuration'),
    numberIn(given, 'yieldToMaturity'),
  ]
  return [
    figure('averageSize', 'Average market cap', size === null ? notApplicable : moneyValue(money(size, 'GBP')), {
      definition: 'Average market cap of the companies held, calculated so that the largest do not dominate.',
    }),
    figure(
      'duration',
      'Effective duration (years)',
      duration === null ? notApplicable : { kind: 'ratio', value: duration, digits: 2 },
      { definition: 'The approximate percentage fall in its bonds if yields rise by one percentage point.' },
    ),
    figure('yieldToMaturity', 'Yield to maturity', toMaturity === null ? notApplicable : percentValue(toMaturity), {
      definition: 'The annual return if all bonds are held to maturity and none defaults, before charges.',
    }),
  ]
}
