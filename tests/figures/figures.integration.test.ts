import { prices, writeDays } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareSecurity, headerOfEveryPage, type SecurityFigures } from './compare-figures.ts'
import { type FiguresSite, openFiguresSite } from './figures-site.ts'
import { filesToDownload, nameOfFile } from './files/compare-files.ts'
import { pageFiles } from './files/page-files.ts'
import { readRawTables } from './raw/raw-tables.ts'
import { comparedBySubject, describeUncompared, reportOf } from './report.ts'
import { runFigures } from './run-figures.ts'
import { subjects } from './subjects/index.ts'

const count = 100

/** Some 1,100 pages are made: a minute on an idle machine, several on a crowded one. */
const patience = 600_000

/** Fewer would mean that a page, a label or a table is no longer found. */
const atLeast: Readonly<Record<string, number>> = {
  quote: 1_200,
  'returns and rank': 12_000,
  'growth and price history': 29_000,
  risk: 1_300,
  dividends: 500,
  'dividend page': 3_500,
  'similar securities': 1_200,
  'valuation and ratios': 1_500,
  'key ratios': 10_000,
  'sector comparison': 500,
  statements: 25_000,
  'financial summary': 8_000,
  summary: 4_000,
  'NAV and discount': 800,
  gilts: 450,
  'portfolio weights': 6_500,
  costs: 10_000,
  'product charges': 1_300,
  'fund facts': 1_400,
  'trust facts': 500,
  'risk of funds': 1_500,
  company: 5_000,
  'director deals': 4_000,
  screener: 1_700,
}

const always = [
  ...['LSE:HVL', 'LSE:BW.', 'NYSE:CRSN', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'LSE:TG34', 'LSE:LEV3', 'LSE:SUSP'],
  'LSE:NOEL',
]

let site: FiguresSite
let results: readonly SecurityFigures[]

beforeAll(async () => {
  site = await openFiguresSite(await openMarket(count))
  results = await runFigures(site)
}, patience)

afterAll(() => site.close())

describe('the figures on the pages of a market', () => {
  it('[RP-FIGURE-3] are those of the raw tables, of 100 securities of every type', () => {
    const differences = results.flatMap(each => each.differences)
    expect(differences, reportOf(results.filter(each => each.differences.length > 0))).toEqual([])
    expect(results).toHaveLength(count)
    expect(new Set(results.map(({ type }) => type))).toEqual(
      new Set(['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND']),
    )
    expect(results.map(({ marketCode }) => marketCode)).toEqual(expect.arrayContaining(always))
  })

  it.each(Object.entries(atLeast))('[RP-FIGURE-3] are compared for %s in at least %i places', (subject, least) => {
    expect(comparedBySubject(results).get(subject)).toBeGreaterThanOrEqual(least)
  })

  it('[RP-FIGURE-6] are all compared, but for the names, codes and words on a short list', () => {
    expect(
      results.flatMap(({ uncompared }) => uncompared),
      describeUncompared(results).join('\n'),
    ).toEqual([])
  })

  it('[RP-FIGURE-7] are the same in the header of every page', () => {
    expect(comparedBySubject(results).get(headerOfEveryPage)).toBeGreaterThan(14_000)
  })

  it('[RP-FIGURE-9] are the same in every set of columns of the screener', () => {
    expect(results.flatMap(each => each.differences).filter(({ subject }) => subject === 'screener')).toEqual([])
    expect(comparedBySubject(results).get('screener')).toBeGreaterThan(1_700)
  })

  it('[RP-FIGURE-10] are the same in every kind of file that pages offer to download', () => {
    const usual = pageFiles.filter(({ rare }) => !rare).map(nameOfFile)
    const compared = new Set(results.flatMap(({ files }) => files))
    expect(usual.filter(file => !compared.has(file))).toEqual([])
    expect(comparedBySubject(results).get(filesToDownload)).toBeGreaterThan(10_000)
  })

  it('[RP-FIGURE-3] have a subject for each number above', () => {
    expect(subjects.map(({ name }) => name).toSorted()).toEqual(Object.keys(atLeast).toSorted())
  })
})

describe('a difference', () => {
  it('[RP-FIGURE-1] is reported when a stored row changes after the page was made', async () => {
    const [security] = (await readRawTables(site.db).securities()).filter(({ marketCode }) => marketCode === 'LSE:NWT')
    if (!security) throw new Error('LSE:NWT is in every market')
    // The page is the one made before: the site serves a guest's page from its memory for a minute.
    const before = new Map<string, string | null>()
    const remember = async (address: string) => {
      const html = before.get(address) ?? (await site.getPage(address))
      before.set(address, html)
      return html
    }
    await compareSecurity(security, subjects, { tables: readRawTables(site.db), getPage: remember })
    const day = getIsoDate('2025-11-13')
    const [bar] = await prices.daily(site.db, security.listingId, day, day)
    if (!bar) throw new Error('LSE:NWT has a price on every trading day')
    await writeDays(site.db, 'daily_prices', [
      { ...bar, close: bar.close + 500, listing_id: security.listingId, source_id: 1 },
    ])
    const { differences } = await compareSecurity(security, subjects, {
      tables: readRawTables(site.db),
      getPage: remember,
    })
    expect(differences).toContainEqual({
      address: '/market-research/LSE:NWT',
      subject: 'returns and rank',
      label: 'Returns to date / Northwall, share price / 1 year',
      shown: expect.stringMatching(/%$/),
      expected: expect.stringMatching(/%$/),
      inputs: expect.stringContaining('"from":"2025-11-13"'),
    })
  })
})
