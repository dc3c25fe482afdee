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
import { lendingFigure } from '../fund-info/securities-lending.ts'
import { gearingFigures } from '../fund-info/trust-gearing.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

/** How the portfolio is built: how many holdings, how concentrated, how geared. */
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
  if (holdings.length === 0 && !fund && !trust) return empty('The manager has not supplied facts about this portfolio.')
  const count = fund?.holdingsCount ?? (trust && numberIn(trust.details, 'holdingsCount'))
  const shareOf = (count: number) =>
    holdings.length < count ? null : holdings.slice(0, count).reduce((sum, { weighting }) => sum + weighting, 0)
  return ready({
    asAt: holdings[0]?.asAt ?? fund?.asAt ?? trust?.asAt ?? null,
    figures: [
      figure('count', 'Holdings', count === null ? notApplicable : countValue(count)),
      figure('top10', 'Ten largest together', percentValue(shareOf(10)), {
        definition:
          'How much of the portfolio lies in its ten largest holdings: the more, the more a few of them decide.',
      }),
      figure('top20', 'Twenty largest together', percentValue(shareOf(20))),
      ...averages(fund?.details ?? trust?.details ?? {}),
      ...(fund ? fundFigures(fund, security.type === 'ETF') : []),
      ...(trust ? trustFigures(trust) : []),
    ],
  })
}

function fundFigures(fund: facts.FundFacts, etf: boolean): readonly Figure[] {
  return [
    figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active'), {
      definition: 'A passive fund follows an index; in an active one a manager chooses.',
    }),
    figure('hedged', 'Currency hedged', yesNoValue(fund.hedged), {
      definition: 'Whether the fund takes out most of what exchange rates do to its value.',
    }),
    lendingFigure(fund),
    ...(etf
      ? [
          figure('replication', 'Replication', textValue(fund.replication), {
            definition: 'How it follows its index: holding all of it, a sample of it, or a swap.',
          }),
          figure('trackingError', 'Tracking error, 1 year', percentValue(fund.trackingError), {
            definition: 'How unsteadily it follows its index, as a yearly rate.',
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
      definition: 'Holdings without a market price. Their value is an estimate and they are slow to sell.',
    }),
    figure('turnover', 'Turnover a year', percentValue(numberIn(trust.details, 'turnover')), {
      definition: 'How much of the portfolio is exchanged in a year.',
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
    figure('averageSize', 'Average company', size === null ? notApplicable : moneyValue(money(size, 'GBP')), {
      definition: 'Market value of the companies held, averaged so that a few giants do not drown the rest.',
    }),
    figure(
      'duration',
      'Effective duration, years',
      duration === null ? notApplicable : { kind: 'ratio', value: duration, digits: 2 },
      { definition: 'About how many per cent its bonds lose when yields rise by one percentage point.' },
    ),
    figure('yieldToMaturity', 'Yield to maturity', toMaturity === null ? notApplicable : percentValue(toMaturity), {
      definition:
        'What its bonds would return a year if all were held until repaid and none failed to pay; before charges.',
    }),
  ]
}
