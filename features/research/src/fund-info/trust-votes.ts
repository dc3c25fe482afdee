import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { dateValue, figure, textValue } from '@bellwether/web/view'

/** Shareholder votes of a trust. */
export function voteFigures({
  nextAgm,
  continuationVote,
  windUpDate,
}: Pick<facts.TrustFacts, 'nextAgm' | 'continuationVote' | 'windUpDate'>): readonly Figure[] {
  return [
    figure('agm', 'Next AGM', dateValue(nextAgm)),
    figure('vote', 'Continuation vote', continuationVote ? dateValue(continuationVote) : textValue('None planned'), {
      definition: 'A shareholder vote on whether the trust continues or is wound up.',
    }),
    figure('windUp', 'Wind-up date', windUpDate ? dateValue(windUpDate) : textValue('None (unlimited life)')),
  ]
}
