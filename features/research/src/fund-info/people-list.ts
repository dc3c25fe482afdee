import type { BlockState, PersonView } from '@bellwether/contract'
import { people } from '@bellwether/db'
import { getMarketCode, researchPath } from '@bellwether/domain'
import { listed } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

type Kind = 'BOARD' | 'EXECUTIVE' | 'MANAGER'

/** Current people, with the other funds they run. */
export async function peopleView(
  { db }: ResearchContext,
  securityId: number,
  kinds: readonly Kind[],
  reason: string,
): Promise<BlockState<readonly PersonView[]>> {
  const serving = await people.board(db, securityId, kinds)
  const others = await people.otherPosts(
    db,
    serving.map(({ personId }) => personId),
    securityId,
  )
  return listed(
    serving.map(({ personId, name, role, appointedOn, biography, shares }) => ({
      id: personId,
      name,
      role,
      since: appointedOn,
      biography,
      shares,
      others: others
        .filter(post => post.personId === personId)
        .map(post => ({ name: post.name, href: researchPath(getMarketCode(post.marketCode)) })),
    })),
    reason,
  )
}
