import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

const columns = [
  'd.id',
  'd.type',
  'd.type_id as typeId',
  'd.title',
  'd.language',
  'd.effective_date as effectiveDate',
  'd.file_format as fileFormat',
  'd.url',
  'd.size_bytes as sizeBytes',
  'd.pages',
  'd.regime',
  'd.valid_until as validUntil',
  'd.checked_at as checkedAt',
  'source.name as sourceName',
] as const

export type Document = NonNullable<Awaited<ReturnType<typeof keyDocument>>>

export interface DocumentGroup {
  readonly code: string
  readonly name: string
  readonly documents: readonly Document[]
}

/** In the order of the groups, the newest document first in each; groups without a document are left out. */
export async function grouped(db: Database, securityId: number): Promise<readonly DocumentGroup[]> {
  const [all, documents] = await Promise.all([
    db.sql.selectFrom('document_groups').select(['id', 'code', 'name']).orderBy('position').execute(),
    selectDocuments(db, securityId),
  ])
  return all
    .map(({ id, code, name }) => ({ code, name, documents: documents.filter(document => document.groupId === id) }))
    .filter(group => group.documents.length > 0)
}

const documentsOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('documents as d')
    .innerJoin('sources as source', 'source.id', 'd.source_id')
    .select(columns)
    .select('d.group_id as groupId')
    .where('d.security_id', '=', securityId)
    .orderBy('d.effective_date', 'desc')
    .orderBy(sql`d.title collate "C"`)
    .orderBy('d.id'),
)

function selectDocuments(db: Database, securityId: number) {
  return documentsOf(db, { securityId })
}

const keyDocumentOf = keptStatement((tables, { marketCode }: { marketCode: Value<string> }) =>
  tables
    .selectFrom('listings as l')
    .innerJoin('eligibility as e', 'e.security_id', 'l.security_id')
    .innerJoin('documents as d', 'd.id', 'e.kiid_document_id')
    .innerJoin('sources as source', 'source.id', 'd.source_id')
    .select(columns)
    .where('l.market_code', '=', marketCode),
)

/** The document that buyers must be given; null where there is none. */
export async function keyDocument(db: Database, marketCode: string) {
  return (await keyDocumentOf(db, { marketCode }))[0] ?? null
}

/** The bytes of a document we hold ourselves; null for one that lies elsewhere. */
export async function file(db: Database, documentId: number) {
  const row = await db.sql
    .selectFrom('document_files as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select(['d.url', 'd.title', 'f.media_type as mediaType', 'f.content', 'f.sha256'])
    .where('f.document_id', '=', documentId)
    .executeTakeFirst()
  return row ?? null
}
