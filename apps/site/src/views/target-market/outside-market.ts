import { targetMarket } from '@bellwether/db'
import type { SecurityType } from '@bellwether/domain'
import type { SiteContext } from '../../site-context.ts'
import { joined, notFor } from './designed-for.ts'
import type { EmtAnswers } from './emt-words.ts'

const withTargetMarket: ReadonlySet<SecurityType> = new Set(['CLOSED_END_FUND', 'FUND', 'ETF'])

/** What a private investor has to read before the button to buy; null where it may be sold to them just so. */
export async function findOutsideMarket(
  { db }: Pick<SiteContext, 'db'>,
  { id, type }: { readonly id: number; readonly type: SecurityType },
): Promise<string | null> {
  const found = withTargetMarket.has(type) ? await targetMarket.find(db, id) : null
  return found && outsideMarket(found.answers)
}

export function outsideMarket(answers: EmtAnswers): string | null {
  if (answers['06010'] !== 'N' && answers['06010'] !== 'P') return null
  const outside = notFor(answers)
  return [
    'The manager does not want this sold to private investors without a test of their knowledge.',
    ...(outside.length > 0 ? [`It is not for investors who ${joined(outside)}.`] : []),
  ].join(' ')
}
