import { bulkInsert, type Database, importedNews, importedSecurities, type NewRow, upsert } from '@bellwether/db'
import { newsTabOf, parseMarketCode } from '@bellwether/domain'
import type { NewsRecord, NewsSecurity } from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../record-writer.ts'
import { sameListingCodes } from './securities/market-code.ts'
import { withoutRepeated } from './without-repeated.ts'

interface Item {
  readonly record: NewsRecord
  readonly symbols: readonly string[]
  readonly securityIds: readonly number[]
}

type Row = NewRow<'news_items'> & { readonly id: number }

/** IM-NEWS-1 to IM-NEWS-3. */
export const newsWriter: RecordWriter<NewsRecord> = {
  async write(tx, records, context) {
    const unique = withoutRepeated(records, ({ guid, changedAt }) => `${guid} ${changedAt}`, context)
    const items = await withSubjects(tx, newestOf(unique, context), context)
    if (items.length === 0) return
    const guids = items.map(({ record }) => record.guid)
    const stored = new Map((await importedNews.byGuid(tx, guids)).map(item => [item.guid, item]))
    const ids = await importedSecurities.reserveIds(tx, 'news_items', items.length)
    const counts = { inserted: 0, updated: 0, unchanged: 0 }
    const removed: number[] = []
    const written: { readonly row: Row; readonly html: string | null }[] = []
    for (const { record, symbols, securityIds } of items) {
      const before = stored.get(record.guid)
      const row = toRow(record, symbols, before, ids.pop() ?? 0, context)
      if (before ? isSettled(before, record, row) : record.withdrawn) {
        counts.unchanged += 1
        continue
      }
      counts[before ? 'updated' : 'inserted'] += 1
      if (record.withdrawn) removed.push(row.id)
      else written.push({ row, html: record.html })
      for (const id of securityIds) context.changed.add(id)
    }
    await importedNews.remove(tx, removed, 'item')
    await writeItems(tx, written)
    context.tally.wrote(counts)
  },
}

/** Of several versions in one file the last one counts. */
function newestOf(records: readonly PlacedRecord<NewsRecord>[], { tally }: WriteContext) {
  const newest = new Map<string, PlacedRecord<NewsRecord>>()
  for (const placed of records) {
    const other = newest.get(placed.record.guid)
    if (other) tally.skip('IMPORT_OLDER_THAN_STORED')
    if (!other || other.record.changedAt < placed.record.changedAt) newest.set(placed.record.guid, placed)
  }
  return [...newest.values()]
}

/** IM-NEWS-2: an item that names securities, none of which we have, is rejected; one that names none is news of the market. */
async function withSubjects(
  tx: Database,
  records: readonly PlacedRecord<NewsRecord>[],
  { tally, symbol }: WriteContext,
): Promise<readonly Item[]> {
  const given: NewsSecurity[] =
    symbol === null ? [] : [{ symbol: symbol.split(':')[1] ?? '', mic: symbol.split(':')[0] ?? '' }]
  const named = records.map(({ record }) => (record.securities.length > 0 ? record.securities : given))
  const found = await importedNews.subjects(tx, named.flat().map(toKey))
  let position = 0
  return records.flatMap(({ at, record, rows }, index) => {
    const securities = named[index] ?? []
    const subjects = found.slice(position, position + securities.length).flat()
    position += securities.length
    const symbols = [...new Set(subjects.map(({ marketCode }) => marketCode))]
    if (symbols.length > 0 || securities.length === 0 || record.withdrawn) {
      return [{ record, symbols, securityIds: subjects.map(({ securityId }) => securityId) }]
    }
    const value = securities.map(
      ({ isin, cik, mic, symbol: code }) => isin ?? (cik ? `CIK ${cik}` : `${mic ?? 'US'}:${code}`),
    )
    const reason = `we have none of the securities it names: ${value.join(', ')}`
    tally.reject(at, { code: 'IMPORT_UNKNOWN_SECURITY', field: 'securities', value: value.join(', '), reason }, rows)
    return []
  })
}

function toKey({ isin, cik, symbol, mic }: NewsSecurity): importedNews.NewsSubjectKey {
  const code = symbol === undefined ? null : parseMarketCode(`${mic ?? 'US'}:${symbol}`)
  return { isin: isin ?? null, cik: cik ?? null, marketCodes: code === null ? [] : sameListingCodes(code) }
}

function toRow(
  record: NewsRecord,
  symbols: readonly string[],
  before: importedNews.StoredNews | undefined,
  id: number,
  { sourceId, sourceCode }: WriteContext,
): Row {
  // A filing has several parties: each file may name another of them.
  const isSameVersion = before?.changed_at?.getTime() === Date.parse(record.changedAt)
  return {
    id: before?.id ?? id,
    guid: record.guid,
    title: record.title,
    type_code: record.typeCode,
    type: record.type,
    source_code: sourceCode !== null && newsTabOf(sourceCode) !== null ? sourceCode : record.channel,
    source: record.source,
    provider: record.provider,
    language: record.language,
    published_at: new Date(record.publishedAt),
    changed_at: new Date(record.changedAt),
    tags: record.tags,
    symbols: isSameVersion ? [...new Set([...before.symbols, ...symbols])] : symbols,
    source_id: sourceId,
  }
}

const compared = ['title', 'type_code', 'type', 'source_code', 'source', 'provider', 'language'] as const

/** Later than what is given, or the same. */
function isSettled(before: importedNews.StoredNews, record: NewsRecord, row: Row): boolean {
  const later = (before.changed_at ?? before.published_at).getTime() - Date.parse(record.changedAt)
  if (later !== 0 || record.withdrawn) return later > 0
  return (
    compared.every(column => before[column] === row[column]) &&
    before.published_at.getTime() === Date.parse(record.publishedAt) &&
    before.html === record.html &&
    before.tags.join('\n') === record.tags.join('\n') &&
    before.symbols.join(' ') === row.symbols?.join(' ')
  )
}

/** What names the securities goes first and comes last: the counts by month follow it, with the tags of the item. */
async function writeItems(
  tx: Database,
  written: readonly { readonly row: Row; readonly html: string | null }[],
): Promise<void> {
  const ids = written.map(({ row }) => row.id)
  await importedNews.remove(tx, ids, 'symbols')
  await upsert(
    tx,
    'news_items',
    written.map(({ row }) => row),
  )
  await importedNews.removeBodies(
    tx,
    written.flatMap(({ row, html }) => (html === null ? [row.id] : [])),
  )
  await upsert(
    tx,
    'news_bodies',
    written.flatMap(({ row, html }) => (html === null ? [] : [{ news_id: row.id, html }])),
  )
  await bulkInsert(
    tx,
    'news_symbols',
    written.flatMap(({ row }) =>
      (row.symbols ?? []).map(marketCode => ({
        market_code: marketCode,
        source_code: row.source_code,
        published_at: row.published_at,
        news_id: row.id,
      })),
    ),
  )
}
