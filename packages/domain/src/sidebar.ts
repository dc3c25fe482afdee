import type { MarketCode } from './brand.ts'
import { toExchangeCode } from './exchange-names.ts'
import { type PageId, pagePath } from './page.ts'
import type { SecurityType } from './security-type.ts'
import type { ServiceFlags } from './service-flags.ts'

export interface SidebarSubject {
  readonly type: SecurityType
  readonly marketCode: MarketCode | null
  /** Short name or MIC of the exchange; anything else (such as FUND) is no exchange. */
  readonly exchange: string | null
}

export interface SidebarItem {
  readonly label: string
  readonly path: string
  readonly page: PageId
  readonly items?: readonly SidebarItem[]
}

/** A menu entry before it has an address. One with `items` opens their first page. */
interface Entry {
  readonly label: string
  readonly page: PageId
  readonly items?: readonly Entry[]
}

const overview: Entry = { label: 'Overview', page: 'overview' }
const summary: Entry = { label: 'Summary', page: 'summary' }
const news: Entry = { label: 'News', page: 'news' }
const charts: Entry = { label: 'Charts and performance', page: 'charts-and-performance' }
const dividends: Entry = { label: 'Dividends', page: 'dividends' }
const portfolio: Entry = { label: 'Portfolio', page: 'portfolio' }
const costs: Entry = { label: 'Cost calculator', page: 'costs' }
const targetMarket: Entry = { label: 'Target market', page: 'fund-info/target-market' }
const documents: Entry = { label: 'Documents', page: 'fund-info/documents' }

const financials: Entry = {
  label: 'Financials and ratios',
  page: 'financials/summary',
  items: [
    { label: 'Summary', page: 'financials/summary' },
    { label: 'Income statement', page: 'financials/income-statement' },
    { label: 'Balance sheet', page: 'financials/balance-sheet' },
    { label: 'Cash flow', page: 'financials/cash-flow' },
    { label: 'Key ratios', page: 'financials/key-ratios' },
  ],
}

const equity: readonly Entry[] = [
  overview,
  summary,
  news,
  charts,
  dividends,
  financials,
  { label: 'Company info', page: 'company-info' },
  { label: 'Director deals', page: 'director-deals' },
  costs,
]

const closedEndFund: readonly Entry[] = [
  overview,
  summary,
  news,
  charts,
  portfolio,
  dividends,
  financials,
  {
    label: 'Fund info',
    page: 'fund-info/trust-info',
    items: [
      { label: 'Summary', page: 'fund-info/trust-info' },
      targetMarket,
      documents,
      { label: 'Director deals', page: 'fund-info/director-deals' },
    ],
  },
  costs,
]

const fund: readonly Entry[] = [
  overview,
  charts,
  portfolio,
  { label: 'Risk and rating', page: 'risks-and-ratings' },
  { label: 'Fund info', page: 'fund-info', items: [{ label: 'Summary', page: 'fund-info' }, targetMarket, documents] },
  costs,
]

const menus: Readonly<Record<SecurityType, readonly Entry[]>> = {
  EQUITY: equity,
  CLOSED_END_FUND: closedEndFund,
  FUND: fund,
  ETF: fund,
  BOND: [],
}

/** Pages for which the specification's menus have no item: the Overview links to them instead. */
const besideMenu: Readonly<Partial<Record<SecurityType, readonly Entry[]>>> = {
  ETF: [{ ...news, label: 'Announcements' }],
  BOND: [charts, documents, costs],
}

function entriesFor(subject: SidebarSubject, services: ServiceFlags): readonly Entry[] {
  return whichApply(menus[subject.type], subject, services)
}

function linkedEntriesFor(subject: SidebarSubject, services: ServiceFlags): readonly Entry[] {
  return whichApply(besideMenu[subject.type] ?? [], subject, services)
}

function whichApply(entries: readonly Entry[], subject: SidebarSubject, services: ServiceFlags): readonly Entry[] {
  // Not every exchange of a market code is one that we know: `US` stands for any of the United States.
  const configured = toExchangeCode(services.summaryExchange.toUpperCase())
  const onConfigured = subject.exchange !== null && toExchangeCode(subject.exchange.toUpperCase()) === configured
  return entries.filter(entry => {
    if (entry.page === 'summary') return onConfigured && services.summary && subject.marketCode !== null
    if (entry.page === 'news') return services.news && (subject.type === 'CLOSED_END_FUND' || onConfigured)
    return true
  })
}

/** The menu of a security. Without a market code no page has an address, so there is nothing to list. */
export function sidebarFor(subject: SidebarSubject, services: ServiceFlags): SidebarItem[] {
  return toItems(entriesFor(subject, services), subject)
}

/** The pages a security has besides those of its menu, for links on its Overview. */
export function pagesBesideMenu(subject: SidebarSubject, services: ServiceFlags): SidebarItem[] {
  return toItems(linkedEntriesFor(subject, services), subject)
}

function toItems(entries: readonly Entry[], { marketCode }: SidebarSubject): SidebarItem[] {
  if (marketCode === null) return []
  const toItem = ({ label, page, items }: Entry): SidebarItem => ({
    label,
    path: pagePath(page, marketCode),
    page,
    ...(items ? { items: items.map(toItem) } : {}),
  })
  return entries.map(toItem)
}

/** Every page the security has. All have an overview, also those without a menu. */
export function pagesFor(subject: SidebarSubject, services: ServiceFlags): ReadonlySet<PageId> {
  const entries = entriesFor(subject, services).flatMap(entry => [entry, ...(entry.items ?? [])])
  const linked = linkedEntriesFor(subject, services)
  const pages = new Set<PageId>(['overview', ...[...entries, ...linked].map(entry => entry.page)])
  if (pages.has('news')) pages.add('news-item')
  return pages
}

/** The one item to show in bold: a submenu's own line rather than its heading; for a news item, News. */
export function findCurrentItem(items: readonly SidebarItem[], page: PageId): SidebarItem | null {
  const wanted = page === 'news-item' ? 'news' : page
  const lines = items.flatMap(item => item.items ?? [item])
  return lines.find(item => item.page === wanted) ?? null
}

/** CSS pixels. */
export const sidebarExpandedAbove = 1000

export function sidebarStartsExpanded(windowWidth: number): boolean {
  return windowWidth > sidebarExpandedAbove
}
