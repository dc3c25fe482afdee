import type { BlockState, Figure, FiguresView } from '@bellwether/contract'
import { facts, portfolio } from '@bellwether/db'
import { money } from '@bellwether/domain'
import type { SiteContext } from '../../site-context.ts'
import { empty, ready } from '../block-state.ts'
import { countValue, figure, moneyValue, notApplicable, percentValue, textValue, yesNoValue } from '../figure.ts'
import type { Subject } from '../frame.ts'
import { numberIn } from '../json-details.ts'

/** How the portfolio is built: how many holdings, how concentrated, how geared. */
export async function structureView(
  context: SiteContext,
  { security }: Pick<Subject, 'security'>,
): Promise<BlockState<FiguresView>> {
  const { db } = context
  const [holdings, fund, trust] = await Promise.all([
    portfolio.holdings(db, security.id, 20),
    facts.fund(db, security.id),
    facts.trust(db, security.id),
  ])
  if (holdings.length === 0 && !fund && !trust) return empty('The manager has not supplied facts about this portfolio.')
  const shareOf = (count: number) =>
    holdings.length < count ? null : holdings.slice(0, count).reduce((sum, { weighting }) => sum + weighting, 0)
  return ready({
    asAt: holdings[0]?.asAt ?? fund?.asAt ?? trust?.asAt ?? null,
    figures: [
      figure('count', 'Holdings', fund?.holdingsCount == null ? notApplicable : countValue(fund.holdingsCount)),
      figure('top10', 'Ten largest together', percentValue(shareOf(10)), {
        definition:
          'How much of the portfolio lies in its ten largest holdings: the more, the more a few of them decide.',
      }),
      figure('top20', 'Twenty largest together', percentValue(shareOf(20))),
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
    figure('lending', 'Lends securities', yesNoValue(fund.securitiesLending), {
      definition: 'Lending holdings for a fee brings a little income and the risk that a borrower fails.',
    }),
    ...(etf
      ? [
          figure('replication', 'Replication', textValue(fund.replication), {
            definition: 'How it follows its index: holding all of it, a sample of it, or a swap.',
          }),
          figure('trackingError', 'Tracking error', percentValue(fund.trackingError), {
            definition: 'How unsteadily it follows its index, as a yearly rate.',
          }),
        ]
      : []),
  ]
}

function trustFigures(trust: facts.TrustFacts): readonly Figure[] {
  const share = (amount: number) => (trust.netAssets > 0 ? amount / trust.netAssets : null)
  return [
    figure('grossGearing', 'Gross gearing', percentValue(share(trust.borrowings)), {
      definition: 'Debt ÷ net assets. Borrowing makes gains larger, and losses too.',
    }),
    figure('netGearing', 'Net gearing', percentValue(share(trust.borrowings - trust.cash)), {
      definition: '(Debt − cash) ÷ net assets. Below zero the trust has more cash than debt.',
    }),
    figure('gearingLimit', 'Gearing limit', percentValue(numberIn(trust.details, 'gearingLimit')), {
      definition: 'The most the board allows.',
    }),
    figure('borrowings', 'Borrowings', moneyValue(money(trust.borrowings, trust.currency))),
    figure('unquoted', 'Unquoted', percentValue(trust.unquoted), {
      definition: 'Holdings without a market price. Their value is an estimate and they are slow to sell.',
    }),
    figure('turnover', 'Turnover a year', percentValue(numberIn(trust.details, 'turnover')), {
      definition: 'How much of the portfolio is exchanged in a year.',
    }),
  ]
}
