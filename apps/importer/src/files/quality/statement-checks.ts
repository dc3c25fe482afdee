import {
  checkStatementSet,
  formatDate,
  type IsoDate,
  type StatementSet,
  type StatementTemplateName,
  statementTemplates,
} from '@bellwether/domain'
import type { Finding } from './finding.ts'

export interface CheckedStatement {
  readonly template: StatementTemplateName
  readonly periodEnd: IsoDate
  readonly set: StatementSet
}

/** IM-QUAL-4: totals that are not the sum of their lines, and figures that two statements give differently. */
export function findWrongSums(statements: readonly CheckedStatement[]): Finding[] {
  return statements.flatMap(({ template, periodEnd, set }) => {
    const problems = checkStatementSet(statementTemplates[template], set).filter(
      ({ code }) => code === 'WRONG_TOTAL' || code === 'DIFFERENT_FIGURES',
    )
    const [first] = problems
    if (first === undefined) return []
    const more = problems.length > 1 ? `, and ${problems.length - 1} more` : ''
    const message = `Accounts to ${formatDate(periodEnd)}: ${first.key} is ${first.given}, its parts make ${first.expected}${more}.`
    return [{ check: 'STATEMENT_SUM', message }]
  })
}
