import { type Database, upsert } from '@bellwether/db'
import { documentGroupId, documentGroups } from '@bellwether/domain'
import type { DocumentRecord } from '@bellwether/import-formats'
import type { RecordWriter } from '../record-writer.ts'
import { ofKnownSecurities } from './known-securities.ts'
import { withoutRepeated } from './without-repeated.ts'

export const documentWriter: RecordWriter<DocumentRecord> = {
  async write(tx, records, context) {
    const keyOf = ({ security, url }: DocumentRecord) => `${security.isin ?? security.sedol ?? security.cik} ${url}`
    const unique = withoutRepeated(records, keyOf, context)
    const known = await ofKnownSecurities(tx, unique, ({ security }) => security, context)
    await ensureGroups(tx)
    const counts = await upsert(
      tx,
      'documents',
      known.map(({ record, securityId }) => ({
        security_id: securityId,
        group_id: documentGroupId(record.group),
        type: record.type,
        type_id: record.typeId,
        title: record.title,
        language: record.language,
        effective_date: record.effectiveDate,
        file_format: record.fileFormat,
        url: record.url,
        regime: record.regime,
        source_id: context.sourceId,
      })),
      { key: ['security_id', 'url'], newerBy: 'effective_date' },
    )
    context.tally.wrote(counts)
    if (counts.inserted + counts.updated > 0) for (const { securityId } of known) context.changed.add(securityId)
  },
}

/** On a market that began empty there is none yet. */
async function ensureGroups(tx: Database): Promise<void> {
  await upsert(
    tx,
    'document_groups',
    documentGroups.map(group => ({ ...group, position: group.id })),
  )
}
