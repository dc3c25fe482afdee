import type { ResultsDates } from '@bellwether/contract'
import { formatDate } from '@bellwether/domain'

/** Why there are no figures: a company new to the market has not reported yet. */
export function noResultsReason(next: ResultsDates['next']): string {
  if (!next) return 'No results have been reported yet.'
  const due = next.confirmed ? 'First results due' : 'First results expected'
  return `${due} ${formatDate(next.day)}; earlier figures are in the prospectus, in Documents.`
}
