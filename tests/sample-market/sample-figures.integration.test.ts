import { type Database, securities } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { importSampleMarket } from '@bellwether/importer'
import { sampleMarketState } from '@bellwether/importer/market-facts'
import { openSite } from '@bellwether/site/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareFigure } from '../figures/compare.ts'
import { getterOf } from '../figures/figures-site.ts'
import { percent, printedTotal } from '../figures/page/printed.ts'
import { readPage, type ShownTable } from '../figures/page/read-page.ts'
import { readRawTables } from '../figures/raw/raw-tables.ts'
import { describeUncompared, reportOf } from '../figures/report.ts'
import { runFigures } from '../figures/run-figures.ts'
import { codesWithFigures } from '../figures/sample-market.ts'
import { Figures } from '../figures/subjects/subject.ts'
import { addStandings } from '../figures/subjects/summary-standings.ts'
import { annualFigures } from './raw-accounts.ts'
import { figureFiles, rawRows, rawText } from './raw-files.ts'

let db: Database
let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  db = await createPostgresDatabase()
  await importSampleMarket(db, { paths: await figureFiles() })
  site = await openSite(db, { services: { ...defaultServiceFlags, summaryExchange: 'US' } })
  // Half a minute of importing on an idle machine.
}, 600_000)
afterAll(async () => {
  await site.close()
  await db.close()
})

async function htmlOf(path: string): Promise<string> {
  const { statusCode, body } = await site.inject(path)
  expect(`${path} ${statusCode}`).toBe(`${path} 200`)
  return body
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

async function tableOf(path: string, named: RegExp): Promise<ShownTable> {
  const { tables } = readPage(path, await htmlOf(path))
  const table = tables.find(({ name, block }) => named.test(name) || named.test(block))
  if (!table) throw new Error(`${path} has no table ${named}; it has ${tables.map(({ name }) => name).join(', ')}`)
  return table
}

const lines = [
  {
    page: 'income-statement',
    label: 'Revenue',
    concepts: ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax'],
  },
  { page: 'income-statement', label: 'Operating profit', concepts: ['OperatingIncomeLoss'] },
  { page: 'income-statement', label: 'Attributable to equity holders', concepts: ['NetIncomeLoss'] },
  { page: 'balance-sheet', label: 'Total assets', concepts: ['Assets'] },
  { page: 'cash-flow', label: 'Net cash from operations', concepts: ['NetCashProvidedByUsedInOperatingActivities'] },
] as const
const companies = [
  ['US:AAPL', '0000320193'],
  ['US:NVDA', '0001045810'],
  ['US:SNOW', '0001640147'],
] as const

/** `27 Sep 2025` of `2025-09-27`. */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace('Sept', 'Sep')

/** Millions, below nothing in brackets. */
const toMillions = (text: string) => Number(text.replace(/[,()]/g, '')) * (text.startsWith('(') ? -1 : 1)

it('[IM-SAMPLE-2] 75 figures of the accounts of Apple, NVIDIA and Snowflake over five years are those of the file', async () => {
  let compared = 0
  for (const [marketCode, cik] of companies) {
    for (const { page, label, concepts } of lines) {
      const table = await tableOf(`/market-research/sub/${marketCode}/financials/${page}`, /by period/)
      const row = table.rows.find(each => each.label.startsWith(label))
      const raw = await annualFigures(cik, concepts)
      for (const [index, column] of table.columns.entries()) {
        const year = raw.find(({ end }) => column.endsWith(dayText(end)))
        const shown = row?.cells[index]?.value ?? ''
        if (!year) continue
        const tolerance = shown.includes('.') ? 0.05 : 0.5
        const where = `${marketCode} ${label} ${column}: ${shown}`
        expect(Math.abs(toMillions(shown) - year.value / 1e6), where).toBeLessThanOrEqual(tolerance + 1e-6)
        compared += 1
      }
    }
  }
  expect(compared).toBe(75)
})

it('[IM-STMT-5] earnings and dividends per share of NVIDIA are in the shares after its splits, and say so', async () => {
  const path = '/market-research/sub/US:NVDA/financials/income-statement?years=10'
  const { columns, rows } = await tableOf(path, /by period/)
  const shown = (label: string, end: string) =>
    rows.find(each => each.label.startsWith(label))?.cells[columns.findIndex(column => column.endsWith(dayText(end)))]
      ?.value
  // As filed: 3.91 before the split of ten for one in June 2024, and 4.59 before that of four for one in July 2021 too.
  expect(shown('Basic earnings per share', '2022-01-30')).toBe('0.39')
  expect(shown('Basic earnings per share', '2020-01-26')).toBe('0.12')
  expect(shown('Basic earnings per share', '2023-01-29')).toBe('0.18')
  expect(textOf(await htmlOf(path))).toContain('(10 for 1) are adjusted for later share splits.')
})

const tptFiles = ['SE0011337179', 'SE0011670843', 'SE0017832280'] as const

it.each(tptFiles)('[IM-SAMPLE-2] the ten largest holdings of %s and their sum are those of its TPT', async isin => {
  const positions = JSON.parse(await rawText('5-holdings.zip', `20250829_TPTV6_${isin}_20250905.json`)) as Record<
    string,
    unknown
  >[]
  const largest = positions
    .map(each => ({ name: String(each['17_Instrument_name']), weight: Number(each['26_Valuation_weight']) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 10)
  await expectTopTen(`/market-research/FUND:${isin}`, largest)
})

const nportFiles = [
  ['US:S000012000', 'NPORT.Dupree.xml'],
  ['US:S000013795', 'NPORT.GoldmanSachsBondFund.xml'],
] as const

it.each(nportFiles)(
  '[IM-SAMPLE-2] the ten largest holdings of %s and their sum are those of %s',
  async (code, file) => {
    const xml = await rawText('5-holdings.zip', file)
    const largest = [...xml.matchAll(/<invstOrSec>.*?<\/invstOrSec>/gs)]
      .map(([position]) => ({
        name: /<title>(.*?)<\/title>/.exec(position)?.[1] ?? '',
        weight: Number(/<pctVal>(.*?)<\/pctVal>/.exec(position)?.[1]) / 100,
      }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 10)
    await expectTopTen(`/market-research/${code}`, largest)
  },
)

async function expectTopTen(path: string, largest: readonly { readonly name: string; readonly weight: number }[]) {
  const { rows } = await tableOf(path, /^Top (?:10 )?holdings/)
  expect(largest).toHaveLength(10)
  const weights = rows.map(({ cells }) => cells.findLast(({ value }) => value.endsWith('%'))?.value)
  const shares = largest.map(({ weight }) => weight)
  expect(weights).toEqual([...shares.map(share => percent(share)), printedTotal(shares)])
  const names = rows.slice(0, 10).map(({ label }) => label.toLowerCase())
  expect(names).toEqual(
    largest.map(({ name }) => name.replace(/\s+/g, ' ').trim().toLowerCase().replaceAll('&amp;', '&')),
  )
}

it('[IM-SAMPLE-2] risk and costs of every fund of Captor are those of its EPT', async () => {
  const rows = await rawRows('6-ept-captor-2023-12-29.xlsx')
  expect(rows).toHaveLength(22)
  for (const row of rows) {
    const isin = row.get('00030')
    const text = textOf(await htmlOf(`/market-research/FUND:${isin}`))
    expect(text, isin).toContain(`${row.get('01090')} of 7:`)
    expect(text, isin).toContain(percent(Number(row.get('03060'))))
  }
})

const scenarioColumns = [
  ['Stress', ['02100', '02110', '02120']],
  ['Unfavourable', ['02010', '02020', '02030']],
  ['Moderate', ['02040', '02050', '02060']],
  ['Favourable', ['02070', '02080', '02090']],
] as const

it('[IM-SAMPLE-2] [RP-KIID-7] risk indicator, holding period and scenarios of every fund of Captor are those of its EPT', async () => {
  for (const row of await rawRows('6-ept-captor-2023-12-29.xlsx')) {
    const isin = row.get('00030')
    const path = `/market-research/sub/FUND:${isin}/risks-and-ratings`
    const text = textOf(await htmlOf(path))
    const years = Number(row.get('01120'))
    expect(text, isin).toContain(`${row.get('01090')} of 7`)
    expect(text, isin).toContain(`Recommended holding period: ${years} ${years === 1 ? 'year' : 'years'}.`)
    const { rows } = await tableOf(path, /^Performance scenarios/)
    expect(
      rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
      isin,
    ).toEqual(
      scenarioColumns.map(([name, columns]) => [
        name,
        ...columns.flatMap(column => (row.get(column) ? [percent(Number(row.get(column)), { sign: true })] : [])),
      ]),
    )
  }
})

/** Trade date, shares and price of every deal on the page of a company. */
async function dealsShown(marketCode: string): Promise<readonly string[]> {
  const { rows } = await tableOf(`/market-research/sub/${marketCode}/director-deals?show=all`, /^Director deals$/)
  return rows.map(({ label, cells }) => `${label}: ${cells[2]?.value} at ${cells[3]?.value}`)
}

it('[IM-SAMPLE-2] the deals of directors of Snowflake are those of Forms 4 and 5', async () => {
  const forms = await Promise.all(
    ['form4.snow.xml', 'form5.snow.xml'].map(name => rawText('7-director-deals.zip', name)),
  )
  const deals = [...forms.join().matchAll(/<nonDerivativeTransaction>.*?<\/nonDerivativeTransaction>/gs)].map(
    ([deal]) => ({
      day: /<transactionDate>\s*<value>([\d-]+)/.exec(deal)?.[1] ?? '',
      shares: Number(/<transactionShares>\s*<value>([\d.]+)/.exec(deal)?.[1]),
      price: Number(/<transactionPricePerShare>\s*<value>([\d.]+)/.exec(deal)?.[1]),
    }),
  )
  expect(deals).toHaveLength(7)
  const shown = await dealsShown('US:SNOW')
  for (const { day, shares, price } of deals) {
    const start = `${dayText(day)}: ${shares.toLocaleString('en-GB')} at ${price > 0 ? `$${price}` : ''}`
    expect(
      shown.some(each => each.startsWith(start)),
      `${start} of ${shown.join('; ')}`,
    ).toBe(true)
  }
})

it('[IM-SAMPLE-2] the deals of directors of Securitas are those of the register of Finansinspektionen', async () => {
  const [, ...lines] = (await rawText('7-director-deals.zip', 'mar19.securitas.csv', 'utf16le')).trim().split('\r\n')
  expect(lines).toHaveLength(21)
  const shown = await dealsShown('XSTO:SECU-B')
  for (const line of lines) {
    const [day = '', shares = '', , price = ''] = line.split(';').slice(14)
    const start = `${dayText(day.slice(0, 10))}: ${Number(shares).toLocaleString('en-GB')} at`
    const digits = Number(price.replace(',', '.')).toString()
    expect(
      shown.some(each => each.startsWith(start) && each.includes(digits)),
      `${start} ${digits} of ${shown.join('; ')}`,
    ).toBe(true)
  }
})

it('[IM-SAMPLE-2] the latest 20 headlines of Apple are its latest filings', async () => {
  const { filings } = JSON.parse(await rawText('8-filings.zip', 'submissions.json')) as {
    filings: { recent: Record<'form' | 'filingDate' | 'accessionNumber', readonly string[]> }
  }
  const { form, filingDate } = filings.recent
  const [first = '', last = ''] = [filingDate[24], filingDate[0]]
  const numeric = (day: string) => day.split('-').reverse().join('/')
  const html = await htmlOf(
    `/market-research/sub/US:AAPL/news?tab=regulatory&from=${numeric(first)}&to=${numeric(last)}&size=25`,
  )
  const expected = Array.from({ length: 20 }, (_, index) => ({ form: form[index] ?? '', day: filingDate[index] ?? '' }))
  for (const each of expected) expect(html, JSON.stringify(each)).toContain(dayText(each.day))
  const titles = [...html.matchAll(/href="[^"]*news-item\/[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, title]) => title ?? '')
  expect(titles.length).toBeGreaterThanOrEqual(20)
  for (const [index, { form: name }] of expected.entries())
    expect(titles[index], `${index}`).toMatch(new RegExp(`\\b${name}\\b`))
})

it('[RP-NEWS-11] says from when the newest headlines are where six months hold none', async () => {
  const note = 'Nothing in the last six months. The newest is from '
  for (const page of ['US:AAPL', 'sub/US:AAPL/news?tab=regulatory']) {
    expect(textOf(await htmlOf(`/market-research/${page}`)), page).toContain(note)
  }
  const html = await htmlOf('/market-research/sub/US:AAPL/news?tab=regulatory')
  expect(html.match(/news-item\//g)?.length ?? 0).toBeGreaterThan(5)
  const asked = await htmlOf('/market-research/sub/US:AAPL/news?tab=regulatory&from=01/10/2026&to=01/11/2026')
  expect(textOf(asked)).not.toContain(note)
  const { body } = await site.inject('/market-research/sub/US:AAPL/news?tab=regulatory&format=csv')
  expect(body.trim().split('\r\n').length).toBeGreaterThan(5)
})

it('[IM-SAMPLE-1] [RP-AGE-1] [RP-PARTIAL-4] has at least 25 securities with figures, none of them simulated, and is complete', async () => {
  expect(await sampleMarketState(db)).toMatchObject({ complete: true })
  const sources = await db.sql.selectFrom('sources').select('code').where('simulated', '=', true).execute()
  expect(sources).toEqual([])
  expect((await securities.withFigures(db)).length).toBeGreaterThanOrEqual(25)
  const html = await htmlOf('/market-research/US:AAPL')
  expect(html).not.toMatch(/simulated/i)
  expect(html).toContain('Close on 31 Mar 2021')
  expect(html).toContain('QuantConnect Lean sample data (prices to 31 Mar 2021')
})

it('[RP-COMPARE-28] [RP-COMPARE-8] a median stands where five shares have the figure, made of the stored closes, and nowhere else', async () => {
  const [path, tables, figures] = ['/market-research/sub/US:AAPL/summary', readRawTables(db), new Figures()]
  const apple = (await tables.securities()).find(({ marketCode }) => marketCode === 'US:AAPL')
  if (!apple) throw new Error('Apple is in the sample')
  await addStandings(figures, tables, apple)
  const page = readPage(path, await htmlOf(path))
  const changes = figures.list.filter(({ label }) => label.includes('price change'))
  const results = changes.map(figure => compareFigure('price changes', page, figure))
  expect(results.flatMap(({ differences }) => differences)).toEqual([])
  expect(results.flatMap(({ found }) => found).length).toBeGreaterThanOrEqual(4)
  const { rows } = await tableOf(path, /Compared with market/)
  expect(rows.map(({ label, cells }) => [label.split(' ')[0], cells[1]?.value])).toEqual([
    ['Growth', 'No comparison'],
    ['Income', 'No comparison'],
    ['Value', 'No comparison'],
    ['Price', expect.stringMatching(/median [+−]?[\d.]+%$/)],
    ['Momentum', expect.stringMatching(/median [+−]?[\d.]+%$/)],
  ])
  for (const other of ['US:AAPL', 'sub/US:AAPL/financials/key-ratios', 'sub/US:AAPL/dividends'])
    expect(textOf(await htmlOf(`/market-research/${other}`)), other).not.toMatch(/NaN|Sector median \d/)
})

/** Of our own rules and forms, and news, of which each item names its source. */
const withoutSource = /^(?:Where you can hold it|Your investment|News|Announcements|Before you buy|What is included)$/

/** Every section with its figures, those inside it included. */
function blocksOf(html: string): readonly { readonly title: string; readonly inner: string }[] {
  const open: number[] = []
  const blocks: { readonly title: string; readonly inner: string }[] = []
  for (const { 0: tag, index } of html.matchAll(/<section|<\/section>/g)) {
    if (tag === '<section') {
      open.push(index)
      continue
    }
    const inner = html.slice(open.pop(), index)
    const title = textOf(/<h[23][^>]*>(.*?)<\/h[23]>/s.exec(inner)?.[1] ?? '').trim()
    if (title !== '' && open.length === 0 && /<table|<dl/.test(inner)) blocks.push({ title, inner })
  }
  return blocks
}

it('[RP-PARTIAL-4] has source and day in every block of figures', async () => {
  const unnamed: string[] = []
  let named = 0
  for (const code of ['US:AAPL', 'US:SNOW'])
    for (const page of [
      '',
      ...['charts-and-performance', 'dividends', 'director-deals', 'financials/summary', 'financials/income-statement'],
      ...['financials/key-ratios', 'company-info', 'costs'],
    ]) {
      const html = await htmlOf(page === '' ? `/market-research/${code}` : `/market-research/sub/${code}/${page}`)
      for (const { title, inner } of blocksOf(html)) {
        const text = textOf(inner)
        if (withoutSource.test(title)) continue
        if (/Source: [^.]+, \d{1,2} \w{3} \d{4}/.test(text)) named += 1
        else unnamed.push(`${code} ${page}: ${title}: ${text.slice(-120)}`)
      }
    }
  expect(unnamed).toEqual([])
  expect(named).toBeGreaterThan(30)
})

it('[RP-FIGURE-11] every figure on the pages of real securities is that of the stored rows', async () => {
  const asked = { db, getPage: getterOf(site), summaryExchange: 'US' }
  const results = await runFigures(asked, await codesWithFigures(db))
  expect(results.length).toBeGreaterThanOrEqual(40)
  expect(
    results.flatMap(({ differences }) => differences),
    reportOf(results.filter(({ differences }) => differences.length > 0)),
  ).toEqual([])
  expect(
    results.flatMap(({ uncompared }) => uncompared),
    describeUncompared(results).join('\n'),
  ).toEqual([])
}, 600_000)
