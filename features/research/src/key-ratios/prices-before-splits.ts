import type { corporateActions, financials } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'

type Adjusted = Pick<financials.Statement, 'splitRatio' | 'splitAfter'>
type Action = Pick<Awaited<ReturnType<typeof corporateActions.forSecurity>>[number], 'kind' | 'effectiveOn' | 'factor'>

/**
 * RP-AGE-6: whether a close is in other shares than the accounts, because they show a split after it that the prices are not
 * adjusted for. Prices are adjusted for the splits among the corporate actions.
 */
export function isInOtherShares(day: IsoDate, statements: readonly Adjusted[], actions: readonly Action[]): boolean {
  return statements.some(({ splitRatio, splitAfter }) => {
    if (splitRatio === null || splitAfter === null || splitAfter < day) return false
    const known = actions
      .filter(({ kind, effectiveOn }) => (kind === 'SPLIT' || kind === 'CONSOLIDATION') && effectiveOn > splitAfter)
      .reduce((ratio, { factor }) => ratio / Number(factor ?? 1), 1)
    return Math.abs(known / splitRatio - 1) > 0.001
  })
}
