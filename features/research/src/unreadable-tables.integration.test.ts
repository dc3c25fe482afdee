import { screener } from '@bellwether/db'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SentStatement } from '../../../packages/db/testing/watch-statements.ts'
import { type Address, useResearchSites } from './research-sites.fixture.ts'

/** Without these there is nothing to make a page of. */
const essential = new Set(['securities', 'listings', 'sources'])
/** The item itself; without its text there is still a headline, and what stands around it. */
const essentialToItem = new Set(['news_items'])
/** Around the page, not in a block of it: the page does without, and the header says so where it matters. */
const around = new Set(['quotes', 'recorded_ticks', 'intraday_prices', 'eligibility', 'documents'])
/** Pages that ask these tables for nothing but a figure of the header, or where another page of documents is. */
const onlyInHeader: Readonly<Record<string, RegExp>> = {
  nav_years: /costs|director-deals|dividends|news|portfolio|documents|target-market|financials\/(?!key-ratios)/,
  fund_facts: /charts-and-performance|costs|documents|target-market|news/,
  gilt_facts: /costs|documents/,
  daily_price_years: /costs|documents|target-market/,
  document_groups: /fund-info$/,
}

/** Read in the background while a page happens to be requested: waiting orders, the version of the data, whether figures are current, the state of feeds. */
const background =
  /^(?:paper_|exchange_rates$|data_version$|security_versions$|stored_pages$|search_index_parts$|import_runs$|screener_state$|feed_sources$)/

const { market, openSite } = useResearchSites()

/** What a statement reads: tables, and parts of itself by their names. */
function readBy({ text }: SentStatement): Set<string> {
  return new Set(Array.from(text.matchAll(/\b(?:from|join)(?: lateral)?\s+"?(\w+)/g), ([, name = '']) => name))
}

describe('research pages', () => {
  it('stay up, and say so in the block, whichever table cannot be read', async () => {
    const used = new Map<string, Address[]>()
    let requested: Address | null = null
    const whole = await openSite({
      onStatement: statement => {
        for (const name of readBy(statement)) {
          const known = used.get(name) ?? []
          // One security stands for all that have the page; the Overview differs by type.
          const same = ({ page, marketCode }: Address) =>
            page === requested?.page && (page !== 'overview' || marketCode === requested.marketCode)
          if (requested && !known.some(same)) used.set(name, [...known, requested])
        }
      },
    })
    // What a site calculates in the background when it starts reads tables too.
    await expect.poll(() => screener.areDetailsCurrent(market.db), { timeout: 60_000 }).toBe(true)
    for (requested of market.addresses) {
      const { statusCode, body } = await whole.inject(requested.path)
      expect([requested.path, statusCode, body.includes('Could not load this')]).toEqual([requested.path, 200, false])
    }
    requested = null
    // Names that are not tables are those of parts.
    const real = (await market.db.sql.introspection.getTables()).map(({ name }) => name)
    const tables = real.filter(table => used.has(table) && !essential.has(table) && !background.test(table))
    expect(tables.length).toBeGreaterThan(30)

    let failing: string | null = null
    const site = await openSite({
      onStatement: statement => {
        if (failing !== null && readBy(statement).has(failing)) throw new Error(`${failing} cannot be read`)
      },
    })
    // Whatever is cached, in the site and below it, is too old at every step, also to be sent while it is renewed.
    let hours = 0
    const { now } = performance
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + hours * 3_600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    const wrong: string[] = []
    for (failing of tables) {
      hours += 2
      for (const { page, path } of used.get(failing) ?? []) {
        if (page === 'news-item' && essentialToItem.has(failing)) continue
        const { statusCode, body } = await site.inject(path)
        if (statusCode !== 200) wrong.push(`${path} without ${failing}: ${statusCode}`)
        const mayBeSilent = around.has(failing) || onlyInHeader[failing]?.test(path)
        if (!mayBeSilent && !body.includes('Could not load this')) wrong.push(`${path} without ${failing}: silent`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('without a quote say that the price could not be loaded, and without eligibility allow no order', async () => {
    const failing = new Set<string>()
    const site = await openSite({
      onStatement: statement => {
        for (const table of readBy(statement)) if (failing.has(table)) throw new Error(`${table} cannot be read`)
      },
    })
    failing.add('quotes')
    expect((await site.inject('/market-research/sub/LSE:HVL/dividends')).body).toContain(
      'The price could not be loaded',
    )
    failing.clear()
    failing.add('eligibility')
    const { body } = await site.inject('/market-research/sub/LSE:HVL/company-info')
    expect(body.match(/<button[^>]*aria-disabled="true"/g)).toHaveLength(3)
    expect(body).toContain('Dealing information is temporarily unavailable')
  })
})
