import { newsHref } from '@bellwether/contract'
import { getMarketCode, pagesBesideMenu, researchPath, type SidebarItem, sidebarFor } from '@bellwether/domain'
import { emptyMarketText } from '../empty-market/empty-market-text.ts'
import { readNewsChoice } from '../news/news-choice.ts'
import { newsToday } from '../news/news-day.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { researchRoutes } from '../research-routes.ts'
import { toSearchHit } from '../search/search-results-view.ts'
import type { NotFoundView } from './not-found-page.tsx'

const suggestionLimit = 5

/** Any unknown address: its last segment may be what the visitor was looking for. */
export function notFoundView(context: ResearchContext, url: string): NotFoundView {
  const last = safeDecode(url.split('?', 1)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .at(-1)
  return {
    title: 'Page not found',
    explanation: 'There is no page at this address. It may have moved, or the address may be mistyped.',
    term: '',
    suggestions: last ? suggestionsFor(context, last) : [],
    pages: [],
  }
}

export function unknownSecurityView(context: ResearchContext, given: string): NotFoundView {
  const term = given.slice(given.indexOf(':') + 1).slice(0, 60)
  return {
    title: 'Security not found',
    explanation:
      context.securityIndex.size === 0
        ? emptyMarketText
        : `No match for “${given.slice(0, 60)}”. Market codes look like LSE:HVL for a share or FUND:B0KXTM3 for a fund.`,
    term,
    suggestions: suggestionsFor(context, term),
    pages: [],
  }
}

/** The security exists, the page does not: say which it has. */
export function missingPageView({ services }: ResearchContext, security: Security): NotFoundView {
  const marketCode = getMarketCode(security.listing.marketCode)
  const subject = { type: security.type, marketCode, exchange: security.listing.exchange }
  const items = [...sidebarFor(subject, services), ...pagesBesideMenu(subject, services)]
  const overview: SidebarItem = { label: 'Overview', page: 'overview', path: researchPath(marketCode) }
  return {
    title: `Page not available for ${security.name}`,
    explanation: 'Not every type of security has every page.',
    term: '',
    suggestions: [],
    pages: [overview, ...items.flatMap(item => item.items ?? [item])].filter(
      ({ page }, index) => page in researchRoutes && (index === 0 || page !== 'overview'),
    ),
  }
}

/** The item does not exist (any more); the link leads back to the list it was opened from. */
export function missingNewsItemView(
  context: ResearchContext,
  security: Security,
  query: URLSearchParams,
): NotFoundView {
  const marketCode = getMarketCode(security.listing.marketCode)
  const { address } = readNewsChoice(query, newsToday(context.now()))
  const others = missingPageView(context, security)
  return {
    ...others,
    title: 'News item not found',
    explanation: `No news item with this number mentions ${security.name}. It may have been withdrawn by its publisher.`,
    pages: [
      { label: 'Back to news', page: 'news', path: newsHref(marketCode, address) },
      ...others.pages.filter(({ page }) => page !== 'news'),
    ],
  }
}

function suggestionsFor({ securityIndex }: ResearchContext, term: string): NotFoundView['suggestions'] {
  return securityIndex.search(term.slice(0, 60), { limit: suggestionLimit }).map(({ entry }) => toSearchHit(entry))
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
