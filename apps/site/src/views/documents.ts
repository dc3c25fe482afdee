import type { BlockState, DocumentLink } from '@bellwether/contract'
import { documents } from '@bellwether/db'
import type { SiteContext } from '../site-context.ts'
import { listed } from './block-state.ts'
import { newestOf } from './documents/document-groups.ts'
import { toDocumentLink } from './kiid.ts'

/** The first few documents that no newer one replaces, in the order of their groups: the key document comes first. */
export async function documentsView(
  { db }: SiteContext,
  securityId: number,
  limit: number,
): Promise<BlockState<readonly DocumentLink[]>> {
  const groups = await documents.grouped(db, securityId)
  return listed(
    groups.flatMap(group => newestOf(group.documents).map(toDocumentLink)).slice(0, limit),
    'No documents supplied. Ask the manager.',
  )
}
