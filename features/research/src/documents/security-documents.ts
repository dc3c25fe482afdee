import type { BlockState, DocumentLink } from '@bellwether/contract'
import { documents } from '@bellwether/db'
import { listed } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { toDocumentLink } from '../securities/document-link.ts'
import { newestOf } from './document-groups.ts'

/** The first few documents that no newer one replaces, in the order of their groups: the key document comes first. */
export async function documentsView(
  { db }: ResearchContext,
  securityId: number,
  limit: number,
): Promise<BlockState<readonly DocumentLink[]>> {
  const groups = await documents.grouped(db, securityId)
  return listed(
    groups.flatMap(group => newestOf(group.documents).map(toDocumentLink)).slice(0, limit),
    'No documents supplied. Ask the manager.',
  )
}
