import type { RowCollector } from '../batch.ts'
import type { EpochDay } from '../calendar.ts'
import { sourceId } from '../platform/source.ts'
import type { NewsBodyRow, NewsItemRow, NewsSymbolRow } from '../rows/news.ts'
import type { Universe } from '../universe.ts'

export type NewsSource = 'ALLIANCE' | 'LSELSERNS' | 'DGAPDGAPRNS'

/** A story before it has an id. */
export interface NewsDraft {
  /** The trading day it is about. */
  readonly day: EpochDay
  readonly at: Date
  readonly kind: keyof typeof newsKinds
  readonly source: NewsSource
  readonly title: string
  readonly html: string
}

/** Codes and names of story types, and the tag by which lists can be filtered. */
const newsKinds = {
  FINAL_RESULTS: { code: 'FR', name: 'Final Results', tag: 'Results' },
  HALF_YEAR: { code: 'IR', name: 'Half-year Report', tag: 'Results' },
  TRADING: { code: 'TST', name: 'Trading Statement', tag: 'Trading update' },
  DIVIDEND: { code: 'DIV', name: 'Dividend Declaration', tag: 'Dividend' },
  DIRECTOR: { code: 'DSH', name: 'Director/PDMR Shareholding', tag: 'Director/PDMR' },
  HOLDING: { code: 'HOL', name: 'Holding(s) in Company', tag: 'Holding(s) in company' },
  VOTING_RIGHTS: { code: 'TVR', name: 'Total Voting Rights', tag: 'Other' },
  OWN_SHARES: { code: 'POS', name: 'Transaction in Own Shares', tag: 'Other' },
  AGM: { code: 'RAG', name: 'Result of AGM', tag: 'AGM' },
  NOTICE: { code: 'NOR', name: 'Notice of Results', tag: 'Other' },
  NAV: { code: 'NAV', name: 'Net Asset Value(s)', tag: 'NAV' },
  SUSPENSION: { code: 'SUS', name: 'Suspension of Listing', tag: 'Other' },
  SPLIT: { code: 'CAN', name: 'Share Capital Reorganisation', tag: 'Other' },
  STORY: { code: 'CN', name: 'Company News', tag: 'Company news' },
  RESULTS_STORY: { code: 'CN', name: 'Company News', tag: 'Results' },
  CONTRACT: { code: 'CN', name: 'Company News', tag: 'Contract' },
  MARKET: { code: 'MR', name: 'Market Report', tag: 'Market' },
} as const

const sourceNames: Readonly<Record<NewsSource, string>> = {
  ALLIANCE: 'Company news (simulated)',
  LSELSERNS: 'Regulatory news, London (simulated)',
  DGAPDGAPRNS: 'Regulatory news, Germany (simulated)',
}

/** A story as rows, once it has an id. */
export function newsRows(id: number, symbols: readonly string[], draft: NewsDraft) {
  const { code, name, tag } = newsKinds[draft.kind]
  const item: NewsItemRow = {
    id,
    guid: `urn:bellwether:sim:news:${id}`,
    title: draft.title,
    type_code: code,
    type: name,
    source_code: draft.source,
    source: sourceNames[draft.source],
    provider: 'Bellwether simulated market',
    language: 'en',
    published_at: draft.at,
    tags: [tag],
    symbols,
    source_id: sourceId,
  }
  const body: NewsBodyRow = { news_id: id, html: draft.html }
  const rows: NewsSymbolRow[] = symbols.map(marketCode => ({
    market_code: marketCode,
    source_code: draft.source,
    published_at: draft.at,
    news_id: id,
  }))
  return { item, body, symbols: rows }
}

export interface Story {
  readonly marketCode: string
  readonly draft: NewsDraft
}

/** Stories as rows, with ids that follow the last one. */
export function storyRows(stories: readonly Story[], lastId: number) {
  const rows = stories.map(({ marketCode, draft }, index) => newsRows(lastId + index + 1, [marketCode], draft))
  return {
    items: rows.map(({ item }) => item),
    bodies: rows.map(({ body }) => body),
    symbols: rows.flatMap(({ symbols }) => symbols),
  }
}

/** Writes a story; returns its id. */
export function emitNews(
  { ids }: Universe,
  collector: RowCollector,
  symbols: readonly string[],
  draft: NewsDraft,
): number {
  const id = ids.news()
  const rows = newsRows(id, symbols, draft)
  collector.add('news_items', rows.item)
  collector.add('news_bodies', rows.body)
  collector.addAll('news_symbols', rows.symbols)
  return id
}
