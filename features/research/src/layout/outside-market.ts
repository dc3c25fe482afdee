import { targetMarket } from '@bellwether/db'
import type { SecurityType } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

const withTargetMarket: ReadonlySet<SecurityType> = new Set(['CLOSED_END_FUND', 'FUND', 'ETF'])

/** The notice for retail investors above the buy button; the Target market page has the details. Null where execution-only sale is allowed. */
export async function findOutsideMarket(
  { db }: Pick<ResearchContext, 'db'>,
  { id, type }: { readonly id: number; readonly type: SecurityType },
): Promise<string | null> {
  const found = withTargetMarket.has(type) ? await targetMarket.find(db, id) : null
  return found && outsideMarket(found.answers)
}

export function outsideMarket(answers: Readonly<Record<string, unknown>>): string | null {
  return answers['06010'] === 'N' || answers['06010'] === 'P'
    ? 'Appropriateness test required: not designed for execution-only sale to retail investors.'
    : null
}
