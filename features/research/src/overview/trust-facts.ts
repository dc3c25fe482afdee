import { ratioFormulas } from '@bellwether/analytics'
import type { Figure, FiguresView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { holdingValue } from '@bellwether/domain'
import { countValue, figure, moneyValue, percentValue, textValue } from '@bellwether/web/view'
import { lastPriceInput, sourceLabels } from '../calculations/calculation-sources.ts'
import { yearDiscountCalculation } from '../calculations/discount-calculation.ts'
import { buybackFigures } from '../fund-info/trust-buybacks.ts'
import { voteFigures } from '../fund-info/trust-votes.ts'
import type { Subject } from '../layout/subject.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { navFrequencyLabels } from '../securities/nav-frequency-labels.ts'

/** Trust facts besides the key figures: discount range, buybacks, votes. */
export function trustFactsView(
  trust: facts.TrustFacts,
  subject: Subject,
  discountPast: readonly Figure[],
): FiguresView {
  const last = subject.quote?.lastPrice ?? null
  return {
    asAt: trust.asAt,
    figures: [
      figure('marketCap', 'Market cap', moneyValue(last && holdingValue(last, trust.sharesInIssue)), {
        definition: 'Value of all shares in issue at the last price.',
        calculation: {
          formula: ratioFormulas.marketCap,
          inputs: [
            lastPriceInput(subject),
            {
              label: 'Shares in issue',
              value: countValue(trust.sharesInIssue),
              source: sourceLabels.shares,
              asAt: trust.asAt,
            },
          ],
        },
      }),
      figure('sharesInIssue', 'Shares in issue', countValue(trust.sharesInIssue)),
      figure('widest', `${discountLabel}, 12-month low`, percentValue(trust.discountLow12m, { signed: true }), {
        calculation: yearDiscountCalculation(subject.marketCode, trust, 'low'),
      }),
      figure('narrowest', '12-month high', percentValue(trust.discountHigh12m, { signed: true }), {
        calculation: yearDiscountCalculation(subject.marketCode, trust, 'high'),
      }),
      ...discountPast,
      figure('frequency', 'NAV frequency', textValue(navFrequencyLabels[trust.navFrequency])),
      ...buybackFigures(trust),
      ...voteFigures(trust),
    ],
  }
}
