import type { DocumentsView } from '@bellwether/contract'
import { documents } from '@bellwether/db'
import { isKeyDocumentMissing, keyDocumentMissingReason } from '@bellwether/domain'
import { block, listed } from '@bellwether/web/view'
import { findKiid } from '../layout/kiid.ts'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { documentChoices, filterGroups, languagesOf, toDocumentGroups } from './document-groups.ts'

export async function documentsPageView(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<DocumentsView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, all] = await Promise.all([
    frameOf(context, subject, 'fund-info/documents'),
    block(context, 'documents', async () =>
      listed(
        toDocumentGroups(await documents.grouped(context.db, security.id), subject.day, security.type),
        `No documents supplied. Ask the ${security.type === 'BOND' ? 'issuer' : 'manager'}${security.website ? `: ${security.website}` : ''}.`,
      ),
    ),
  ])
  const groups = all.state === 'ready' ? all.view : []
  const choices = documentChoices(query, groups)
  return {
    frame,
    choices,
    types: groups.map(({ code, name }) => ({ code, name })),
    languages: languagesOf(groups),
    groups:
      all.state === 'ready'
        ? listed(filterGroups(groups, choices), 'No documents of this type in this language.')
        : all,
    kiid: findKiid(subject),
    missingDisclosure: missingDisclosure(subject),
  }
}

export function missingDisclosure({ instrument }: Pick<Subject, 'instrument'>): string | null {
  return isKeyDocumentMissing(instrument) ? `${keyDocumentMissingReason}. Until it is, it cannot be bought here.` : null
}
