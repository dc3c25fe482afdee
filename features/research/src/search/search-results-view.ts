import type { MarkedText, SearchAddress, SearchHit, SearchResultsView, SearchResultView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { findExchange, identify, paging, securityTypeLabels } from '@bellwether/domain'
import type { SearchHit as IndexHit } from '@bellwether/search'
import type { ResearchContext } from '../research-context.ts'
import { facetsOf, narrow } from './facets.ts'
import { type HitQuote, hitQuotes } from './hit-quotes.ts'
import type { ListedSecurity } from './listed-security.ts'
import { maxCounted } from './search-securities.ts'

type Hit = IndexHit<ListedSecurity>

const statusLabels: Readonly<Record<ListedSecurity['status'], string | null>> = {
  ACTIVE: null,
  SUSPENDED: 'Suspended',
  DELISTED: 'No longer listed',
}

export function toSearchHit(listed: ListedSecurity): SearchHit {
  return {
    name: listed.name,
    marketCode: listed.marketCode,
    typeLabel: securityTypeLabels[listed.type],
    exchangeName: exchangeNameOf(listed),
    isin: listed.isin,
  }
}

export async function searchResultsView(context: ResearchContext, address: SearchAddress): Promise<SearchResultsView> {
  const { db, securityIndex } = context
  const all = securityIndex.search(address.term, { limit: maxCounted })
  const hits = narrow(all, address.chosen)
  const pages = paging({ count: hits.length, page: address.page, size: address.size })
  const shown = hits.slice(pages.startAt, pages.to)
  const [quoteOf, simulated] = await Promise.all([hitQuotes(context, shown), securities.isSimulated(db)])
  return {
    address: { ...address, page: pages.page },
    count: hits.length,
    capped: all.length === maxCounted,
    paging: pages,
    results: shown.map(hit => toResult(hit, quoteOf.get(hit.entry.id))),
    facets: facetsOf(all, address.chosen),
    hint: identify(address.term)?.reason ?? null,
    nothingYet: securityIndex.size === 0,
    nearest: all[0]?.kind === 'TYPO',
    simulated,
  }
}

function toResult(hit: Hit, quote: HitQuote | undefined): SearchResultView {
  const { entry } = hit
  const marked = (field: Hit['field'], text: string): MarkedText => ({
    text,
    ranges: hit.field === field && hit.text === text ? hit.ranges : [],
  })
  return {
    marketCode: entry.marketCode,
    name: marked('name', entry.name),
    foundAs:
      hit.field === 'otherName'
        ? { kind: entry.formerNames.includes(hit.text) ? 'former' : 'other', name: marked('otherName', hit.text) }
        : null,
    ticker: entry.ticker && entry.ticker !== entry.sedol ? marked('ticker', entry.ticker) : null,
    isin: entry.isin ? marked('isin', entry.isin) : null,
    sedol: entry.sedol ? marked(hit.field === 'ticker' ? 'ticker' : 'sedol', entry.sedol) : null,
    typeLabel: securityTypeLabels[entry.type],
    exchangeName: exchangeNameOf(entry),
    sector: entry.sector,
    statusReason: statusLabels[entry.status],
    lastPrice: quote?.lastPrice ?? null,
    dayChangePct: quote?.dayChangePct ?? null,
    ...(quote?.closeOn && { closeOn: quote.closeOn }),
  }
}

function exchangeNameOf({ exchange }: ListedSecurity): string {
  return exchange === 'FUND' ? 'Fund (not exchange-traded)' : (findExchange(exchange)?.name ?? exchange)
}
