import type { FiguresView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { holdingValue, money, type Price } from '@bellwether/domain'
import { countValue, dateValue, figure, moneyValue, notApplicable, percentValue, textValue } from '../figure.ts'
import { navFrequencyWords } from '../fund-info/trust-sections.ts'

/** What a shareholder of a trust asks beside its figures: how far the discount swings, whether shares are bought back, what votes come. */
export function trustFactsView(trust: facts.TrustFacts, last: Price | null): FiguresView {
  return {
    asAt: trust.asAt,
    figures: [
      figure('marketCap', 'Market value', moneyValue(last && holdingValue(last, trust.sharesInIssue)), {
        definition: 'What all the shares are worth at the last price.',
      }),
      figure('sharesInIssue', 'Shares in issue', countValue(trust.sharesInIssue)),
      figure(
        'widest',
        'Discount (−) or premium, lowest in 12 months',
        percentValue(trust.discountLow12m, { signed: true }),
      ),
      figure('narrowest', 'Highest in 12 months', percentValue(trust.discountHigh12m, { signed: true })),
      figure('frequency', 'NAV published', textValue(navFrequencyWords[trust.navFrequency])),
      figure('bought', 'Shares bought back in 12 months', countValue(trust.buybackShares12m)),
      figure(
        'spent',
        'Spent on buying back',
        trust.buybackValue12m === null ? notApplicable : moneyValue(money(trust.buybackValue12m, trust.currency)),
        { definition: 'Shares bought below net asset value leave more for every share that remains.' },
      ),
      figure('agm', 'Next annual meeting', dateValue(trust.nextAgm)),
      figure(
        'vote',
        'Continuation vote',
        trust.continuationVote ? dateValue(trust.continuationVote) : textValue('None planned'),
        { definition: 'Shareholders decide whether the trust goes on or is wound up.' },
      ),
    ],
  }
}
