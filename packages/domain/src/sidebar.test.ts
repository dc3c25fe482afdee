import { describe, expect, it } from 'vitest'
import { getMarketCode } from './market-code.ts'
import { type SecurityType, securityTypes } from './security-type.ts'
import { defaultServiceFlags } from './service-flags.ts'
import {
  findCurrentItem,
  pagesBesideMenu,
  pagesFor,
  type SidebarItem,
  type SidebarSubject,
  sidebarFor,
  sidebarStartsExpanded,
} from './sidebar.ts'

const on = (
  type: SecurityType,
  code: string,
  exchange: string | null = code.split(':')[0] ?? null,
): SidebarSubject => ({
  type,
  marketCode: getMarketCode(code),
  exchange,
})
const menu = (subject: SidebarSubject, services = defaultServiceFlags) => sidebarFor(subject, services)
const labels = (items: readonly SidebarItem[]) => items.map(item => item.label)
const submenu = (items: readonly SidebarItem[], label: string) => items.find(item => item.label === label)?.items ?? []
const ends = (items: readonly SidebarItem[]) =>
  items.map(item => item.path.replace(/^\/market-research\/sub\/[^/]+\//, ''))

const equity = on('EQUITY', 'LSE:HVL')
const trust = on('CLOSED_END_FUND', 'LSE:NWT')
const fund = on('FUND', 'FUND:B0KXTM3')

const financials = ['Summary', 'Income statement', 'Balance sheet', 'Cash flow', 'Key ratios']

describe('sidebar', () => {
  it('[RP-SIDEBAR-1] an equity', () => {
    expect(labels(menu(equity))).toEqual([
      'Overview',
      'Summary',
      'News',
      'Charts and performance',
      'Dividends',
      'Financials and ratios',
      'Company info',
      'Director deals',
      'Cost calculator',
    ])
    expect(ends(menu(equity))).toEqual([
      '/market-research/LSE:HVL',
      'summary',
      'news',
      'charts-and-performance',
      'dividends',
      'financials/summary',
      'company-info',
      'director-deals',
      'costs',
    ])
  })

  it.each([
    ['another exchange', on('EQUITY', 'NYSE:CRSN'), defaultServiceFlags],
    ['no exchange', on('EQUITY', 'LSE:HVL', null), defaultServiceFlags],
    ['an unknown exchange', on('EQUITY', 'ZZZ:HVL'), defaultServiceFlags],
    ['the service off', equity, { ...defaultServiceFlags, summary: false }],
    ['no market code', { ...equity, marketCode: null }, defaultServiceFlags],
    ['a trust on another exchange', on('CLOSED_END_FUND', 'NYSE:NWT'), defaultServiceFlags],
    ['a trust with the service off', trust, { ...defaultServiceFlags, summary: false }],
    ['a trust with no market code', { ...trust, marketCode: null }, defaultServiceFlags],
  ])('[RP-SIDEBAR-2] [RP-SIDEBAR-7] [RP-API-4] no Summary with %s', (_, subject, services) => {
    expect(pagesFor(subject, services).has('summary')).toBe(false)
    expect(pagesFor(subject, services).has('charts-and-performance')).toBe(true)
    expect(labels(sidebarFor(subject, services))).not.toContain('Summary')
  })

  it('[RP-SIDEBAR-2] Summary is there when all three conditions hold, a MIC naming the exchange too', () => {
    for (const exchange of ['LSE', 'XLON', 'AIMX']) {
      expect(labels(menu(on('EQUITY', 'LSE:HVL', exchange)))).toContain('Summary')
    }
  })

  it('[RP-SIDEBAR-3] an equity has News only on the configured exchange', () => {
    expect(labels(menu(equity))).toContain('News')
    expect(labels(menu(on('EQUITY', 'NYSE:CRSN')))).toEqual([
      'Overview',
      'Charts and performance',
      'Dividends',
      'Financials and ratios',
      'Company info',
      'Director deals',
      'Cost calculator',
    ])
  })

  it('[RP-SIDEBAR-4] [RP-SIDEBAR-5] the financials of an equity', () => {
    const items = submenu(menu(equity), 'Financials and ratios')
    expect(labels(items)).toEqual(financials)
    expect(items.map(item => item.path)).toEqual(
      ['summary', 'income-statement', 'balance-sheet', 'cash-flow', 'key-ratios'].map(
        end => `/market-research/sub/LSE:HVL/financials/${end}`,
      ),
    )
  })

  it('[RP-SIDEBAR-6] a closed-end fund', () => {
    expect(labels(menu(trust))).toEqual([
      'Overview',
      'Summary',
      'News',
      'Charts and performance',
      'Portfolio',
      'Dividends',
      'Financials and ratios',
      'Fund info',
      'Cost calculator',
    ])
  })

  it('[RP-SIDEBAR-8] a closed-end fund has News on every exchange', () => {
    for (const code of ['LSE:NWT', 'NYSE:NWT', 'ZZZ:NWT']) {
      expect(labels(menu(on('CLOSED_END_FUND', code)))).toContain('News')
    }
  })

  it('[RP-SIDEBAR-9] the fund info of a closed-end fund', () => {
    const items = submenu(menu(trust), 'Fund info')
    expect(labels(items)).toEqual(['Summary', 'Target market', 'Documents', 'Director deals'])
    expect(ends(items)).toEqual([
      'fund-info/trust-info',
      'fund-info/target-market',
      'fund-info/documents',
      'fund-info/director-deals',
    ])
  })

  it('[RP-SIDEBAR-10] [RP-SIDEBAR-11] [RP-SIDEBAR-13] a fund', () => {
    expect(labels(menu(fund))).toEqual([
      'Overview',
      'Charts and performance',
      'Portfolio',
      'Risk and rating',
      'Fund info',
      'Cost calculator',
    ])
    expect(ends(menu(fund)).slice(3)).toEqual(['risks-and-ratings', 'fund-info', 'costs'])
  })

  it('[RP-SIDEBAR-12] the fund info of a fund', () => {
    const items = submenu(menu(fund), 'Fund info')
    expect(labels(items)).toEqual(['Summary', 'Target market', 'Documents'])
    expect(ends(items)).toEqual(['fund-info', 'fund-info/target-market', 'fund-info/documents'])
  })

  it('[RP-SIDEBAR-14] a bond has none, and still its pages', () => {
    const gilt = on('BOND', 'LSE:TG34')
    expect(menu(gilt)).toEqual([])
    expect(pagesFor(gilt, defaultServiceFlags).has('overview')).toBe(true)
  })

  it('[RP-SIDEBAR-15] is expanded above 1000 px', () => {
    expect([320, 1000, 1000.5, 1001].map(sidebarStartsExpanded)).toEqual([false, false, true, true])
  })

  it('[RP-SIDEBAR-16] exactly one item is current on each page of the menu', () => {
    for (const subject of [equity, trust, fund]) {
      const items = menu(subject)
      const lines = items.flatMap(item => item.items ?? [item])
      for (const line of lines) expect(findCurrentItem(items, line.page)).toBe(line)
      expect(new Set(lines.map(line => line.page)).size).toBe(lines.length)
    }
    expect(findCurrentItem(menu(equity), 'news-item')?.label).toBe('News')
    expect(findCurrentItem(menu(fund), 'news')).toBeNull()
  })

  it('[RP-SIDEBAR-17] an ETF has the menu of a fund', () => {
    expect(labels(menu(on('ETF', 'LSE:BWLD')))).toEqual(labels(menu(fund)))
  })

  it('[RP-SIDEBAR-18] [RP-API-4] the exchange is configuration, by default London', () => {
    expect(defaultServiceFlags.summaryExchange).toBe('LSE')
    const services = { ...defaultServiceFlags, summaryExchange: 'NYSE' }
    expect(labels(menu(on('EQUITY', 'NYSE:CRSN'), services))).toEqual(expect.arrayContaining(['Summary', 'News']))
    expect(pagesFor(equity, services).has('summary')).toBe(false)
    expect(pagesFor(equity, services).has('news')).toBe(false)
  })

  it('[RP-SIDEBAR-19] a closed-end fund has the financials of an equity', () => {
    expect(labels(submenu(menu(trust), 'Financials and ratios'))).toEqual(financials)
  })

  it('[RP-API-4] no News for anyone when the service is off', () => {
    const services = { ...defaultServiceFlags, news: false }
    for (const subject of [equity, trust]) {
      expect(pagesFor(subject, services).has('news')).toBe(false)
      expect(pagesFor(subject, services).has('news-item')).toBe(false)
    }
  })

  it('pages are those of the menu, with news items where there is news', () => {
    for (const type of securityTypes) {
      const subject = on(type, 'LSE:X')
      const pages = pagesFor(subject, defaultServiceFlags)
      for (const item of menu(subject).flatMap(entry => [entry, ...(entry.items ?? [])])) {
        expect(pages.has(item.page)).toBe(true)
      }
      expect(pages.has('news-item')).toBe(pages.has('news'))
      expect(pages.has('overview')).toBe(true)
    }
  })

  it('[RP-ROUTE-18] a gilt and an ETF have pages without a menu item, which their Overview links to', () => {
    const gilt = on('BOND', 'LSE:TG34')
    expect(menu(gilt)).toEqual([])
    expect(ends(pagesBesideMenu(gilt, defaultServiceFlags))).toEqual([
      'charts-and-performance',
      'fund-info/documents',
      'costs',
    ])
    expect([...pagesFor(gilt, defaultServiceFlags)].toSorted()).toEqual([
      'charts-and-performance',
      'costs',
      'fund-info/documents',
      'overview',
    ])
    const etf = on('ETF', 'LSE:BWLD')
    expect(labels(menu(etf))).not.toContain('News')
    expect(labels(pagesBesideMenu(etf, defaultServiceFlags))).toEqual(['Announcements'])
    for (const page of ['news', 'news-item'] as const) {
      expect(pagesFor(etf, defaultServiceFlags).has(page)).toBe(true)
      expect(pagesFor(on('ETF', 'XETR:BWLD'), defaultServiceFlags).has(page)).toBe(false)
      expect(pagesFor(etf, { ...defaultServiceFlags, news: false }).has(page)).toBe(false)
    }
    expect(pagesBesideMenu(fund, defaultServiceFlags)).toEqual([])
  })
})
