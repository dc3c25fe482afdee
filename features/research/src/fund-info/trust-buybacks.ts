import { buybackAccretion, buybackFormula } from '@bellwether/analytics'
import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { money } from '@bellwether/domain'
import { countValue, figure, moneyValue, notApplicable, percentValue } from '@bellwether/web/view'

type Buyer = Pick<
  facts.TrustFacts,
  'buybackShares12m' | 'buybackValue12m' | 'sharesInIssue' | 'discountAverage12m' | 'currency' | 'asAt'
>

/** Share buybacks in the last 12 months, and the NAV uplift for remaining shareholders. */
export function buybackFigures(trust: Buyer): readonly Figure[] {
  const { buybackShares12m: bought, buybackValue12m: spent } = trust
  const added = buybackAccretion(bought, trust.sharesInIssue, trust.discountAverage12m)
  return [
    figure('bought', 'Shares bought back (12 months)', countValue(bought)),
    figure(
      'spent',
      'Cost of buybacks (12 months)',
      spent === null ? notApplicable : moneyValue(money(spent, trust.currency)),
    ),
    figure(
      'accretion',
      'NAV uplift from buybacks',
      added === null ? notApplicable : percentValue(added, { signed: true }),
      {
        definition: 'Buying shares below NAV raises the NAV of the remaining shares.',
        calculation: {
          formula: buybackFormula,
          inputs: [
            { label: 'Shares bought', value: countValue(bought), asAt: trust.asAt, months: 12 },
            { label: 'Shares remaining', value: countValue(trust.sharesInIssue), asAt: trust.asAt },
            {
              label: '12-month average discount',
              value: percentValue(trust.discountAverage12m === null ? null : -trust.discountAverage12m),
              asAt: trust.asAt,
            },
          ],
        },
      },
    ),
  ]
}
