import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import { evaluateFormula } from '@bellwether/testing/formula'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { type PrintedCalculation, printedCalculations, readPrinted } from './printed-calculations.fixture.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket(12)
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const bodies = new Map<string, Promise<string>>()

function bodyOf(path: string): Promise<string> {
  const known = bodies.get(path) ?? app.inject(path).then(({ statusCode, body }) => (statusCode === 200 ? body : ''))
  bodies.set(path, known)
  return known
}

const overview = (code: string) => `/market-research/${code}`
const sub = (code: string, page: string) => `/market-research/sub/${code}/${page}`

/** Figures with a formula, by page: their explanations must be on it. */
const expected: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'LSE:HVL': {
    overview: [
      ...['marketCap', 'priceEarnings', 'dividendYield', 'dividendCover'].map(key => `key-figures-${key}`),
      ...['priceEarnings', 'priceEarningsForward', 'priceBook', 'priceSales', 'priceFreeCashFlow', 'evToEbitda'].map(
        key => `valuation-${key}`,
      ),
      ...['dividendYield', 'dividendYieldForward', 'dividendCover', 'dpsGrowth5y'].map(key => `income-${key}`),
      ...['quote-averageVolume', 'quote-averagePrice', 'income-dps', 'key-facts-enterpriseValue', 'deals-net'],
    ],
    'financials/key-ratios': [
      ...['priceEarnings', 'priceBook', 'priceSales', 'evToEbitda', 'dividendYield'].map(key => `valuation-${key}`),
      ...['grossMargin', 'operatingMargin', 'netMargin', 'returnOnEquity', 'returnOnCapitalEmployed'].map(
        key => `profitability-${key}`,
      ),
      ...['netGearing', 'interestCover', 'currentRatio', 'altmanZ', 'piotroskiF'].map(key => `health-${key}`),
      'growth-revenue-3',
      'growth-eps-5',
      ...['assetTurnover', 'inventoryDays', 'cashConversionCycle'].map(key => `efficiency-${key}`),
    ],
    summary: ['latest-dividendYield', 'latest-priceEarnings', 'latest-operatingMargin'],
    'financials/summary': ['summary-operatingMargin', 'summary-returnOnCapitalEmployed', 'summary-returnOnEquity'],
    'financials/income-statement': ['statement-grossMargin', 'statement-operatingMargin', 'statement-netMargin'],
    'financials/balance-sheet': ['statement-netDebt', 'statement-workingCapital', 'statement-bookPerShare'],
    'financials/cash-flow': ['statement-freeCashFlow', 'statement-cashConversion'],
    dividends: [
      ...['yield', 'averageYield', 'yieldPercentile', 'dps', 'yearDps', 'cover', 'cashCover', 'payout', 'growth'],
      'increases',
    ].map(key => `dividends-${key}`),
    'charts-and-performance': [
      'growth-growth',
      ...['volatility', 'drawdown', 'best', 'worst', 'rolling'].map(key => `risk-${key}`),
    ],
    costs: [],
  },
  'LSE:NWT': {
    overview: [
      ...[
        'key-figures-discount',
        'key-figures-discountAverage',
        'key-figures-netGearing',
        'income-yield',
        'income-dps',
      ],
      ...['key-facts-marketCap', 'key-facts-widest', 'key-facts-narrowest'],
      ...['charges-total', 'charges-pounds'],
    ],
    dividends: ['dividends-yield', 'dividends-revenueCover', 'dividends-increases', 'dividends-reserveYears'],
    'fund-info/trust-info': [
      'assets-grossGearing',
      ...['now', 'average', 'widest', 'narrowest', 'discountPercentile'].map(key => `discount-${key}`),
    ],
    'financials/key-ratios': ['valuation-priceNetAssets'],
    portfolio: ['structure-top10', 'holdings-total'],
    'charts-and-performance': ['growth-growth', 'risk-volatility'],
  },
  'FUND:B0KXTM3': {
    overview: ['charges-total', 'charges-pounds'],
    'fund-info': ['charges-total', 'charges-pounds', 'distributions-paid12m'],
    portfolio: ['structure-top10', 'holdings-total'],
    'risks-and-ratings': ['standardDeviation', 'sharpe', 'beta', 'alpha', 'trackingError', 'maxDrawdown'].map(
      key => `measures-${key}`,
    ),
    'charts-and-performance': ['growth-growth', 'risk-volatility', 'risk-drawdown'],
  },
  'LSE:BWLD': {
    overview: ['premium', 'trackingDifference1y', 'trackingDifference3y', 'trackingError'].map(
      key => `key-facts-${key}`,
    ),
    'fund-info': ['tracking-difference1y', 'tracking-difference3y', 'tracking-error', 'charges-total'],
    'risks-and-ratings': ['measures-standardDeviation', 'measures-sharpe'],
    portfolio: ['structure-top10', 'holdings-total'],
  },
  'LSE:TG34': {
    overview: [
      ...['accrued', 'dirty', 'redemptionYield', 'runningYield'].map(key => `key-figures-${key}`),
      ...['amount', 'modified', 'macaulay'].map(key => `income-${key}`),
      'key-facts-years',
      ...['afterTax20', 'savings20', 'afterTax40', 'savings45'].map(key => `after-tax-${key}`),
    ],
    'charts-and-performance': ['growth-growth'],
  },
}

const pages = Object.entries(expected).flatMap(([code, found]) =>
  Object.entries(found).map(([page, figures]) => ({ code, page, figures })),
)

const pathOf = ({ code, page }: { readonly code: string; readonly page: string }) =>
  page === 'overview' ? overview(code) : sub(code, page)

describe('how the figures of a page are calculated', () => {
  it.each(pages)('[RP-EXPLAIN-1] is on $code $page', async ({ code, page, figures }) => {
    const body = await bodyOf(pathOf({ code, page }))
    const explained = printedCalculations(body)
    expect(body.includes('How this is calculated')).toBe(true)
    expect(explained.length).toBeGreaterThan(0)
    const ids = explained.map(({ id }) => id)
    expect(figures.map(key => `how-${key}`).filter(id => !ids.includes(id))).toEqual([])
    expect(explained.filter(({ inputs }) => inputs.length === 0)).toEqual([])
  })

  it.each(pages)('[RP-EXPLAIN-2] gives the figures shown on $code $page', async ({ code, page }) => {
    const explained = printedCalculations(await bodyOf(pathOf({ code, page })))
    const wrong = explained.flatMap(calculation => {
      const problem = recalculated(calculation)
      return problem ? [`${calculation.id || calculation.label}: ${problem}`] : []
    })
    expect(wrong).toEqual([])
  })

  it.each(pages)(
    '[RP-EXPLAIN-3] links to what exists, and has each id once, on $code $page',
    async ({ code, page }) => {
      const body = await bodyOf(pathOf({ code, page }))
      const links = new Set(
        printedCalculations(body).flatMap(({ inputs }) => inputs.flatMap(({ href }) => (href ? [href] : []))),
      )
      const broken: string[] = []
      for (const href of links) {
        const [path = '', fragment] = href.split('#')
        const target = await bodyOf(path)
        if (target === '' || (fragment && !target.includes(`id="${fragment}"`))) broken.push(href)
      }
      expect(broken).toEqual([])
      for (const [, fragment] of body.matchAll(/href="#(how-[^"]+)"/g))
        expect(body.split(`id="${fragment}"`).length, fragment).toBe(2)
    },
  )

  it.each([
    'type=EQUITY',
    'columns=valuation',
    'columns=income',
    'type=CLOSED_END_FUND',
    'type=CLOSED_END_FUND&columns=income',
    'type=ETF&columns=costs',
    'type=BOND',
  ])('[RP-EXPLAIN-3] is what the figures of the screener link to: %s', async query => {
    const body = await bodyOf(`/investment/screener?${query}`)
    const links = [
      ...new Set([...body.matchAll(/href="([^"#]+)#(how-[^"]+)"/g)].map(([, path, id]) => `${path}#${id}`)),
    ]
    expect(links.length).toBeGreaterThan(0)
    const broken: string[] = []
    for (const link of links) {
      const [path = '', id] = link.split('#')
      if (!(await bodyOf(path)).includes(`id="${id}"`)) broken.push(link)
    }
    expect(broken).toEqual([])
  })

  it('covers every ratio of every kind of company', async () => {
    const codes = ['LSE:BW.', 'NYSE:CRSN', 'LSE:SUSP']
    for (const code of codes) {
      const explained = printedCalculations(await bodyOf(sub(code, 'financials/key-ratios')))
      expect(explained.length).toBeGreaterThan(10)
      expect(explained.flatMap(calculation => recalculated(calculation) ?? [])).toEqual([])
    }
  })
})

describe('a company that reports in another currency than its price', () => {
  const code = 'LSE:HVL'

  async function printedOn(path: string): Promise<readonly PrintedCalculation[]> {
    const site = await openSite(db)
    const { body } = await site.inject(path)
    await site.close()
    return printedCalculations(body)
  }

  it('[RP-RATIO-4] [RP-EXPLAIN-7] has ratios at the rate of the day, which they name with day and source', async () => {
    const of = sql`(select security_id from listings where market_code = ${code})`
    const before = await printedOn(overview(code))
    await sql`update ratio_inputs set currency = 'USD' where security_id = ${of}`.execute(db.sql)
    await sql`update statements set currency = 'USD' where security_id = ${of}`.execute(db.sql)
    const earnings = (all: readonly PrintedCalculation[]) =>
      readPrinted(all.find(({ id }) => id === 'how-valuation-priceEarnings')?.result ?? '')?.value ?? 0
    for (const path of [overview(code), sub(code, 'financials/key-ratios'), sub(code, 'dividends')]) {
      const printed = await printedOn(path)
      expect(printed.flatMap(calculation => recalculated(calculation) ?? [])).toEqual([])
      const converted = printed.filter(({ inputs }) => inputs.some(({ label }) => label === 'Price as quoted'))
      expect(converted.length).toBeGreaterThan(0)
      for (const { inputs } of converted)
        expect(inputs.find(({ label }) => label === 'Exchange rate, pounds for 1 USD')?.text).toBe('£0.78')
    }
    const now = await printedOn(overview(code))
    expect(earnings(now)).toBeCloseTo(earnings(before) / 0.78, 0)
    expect(now.find(({ id }) => id === 'how-key-figures-marketCap')).toEqual(
      before.find(({ id }) => id === 'how-key-figures-marketCap'),
    )
  })

  it('[RP-RATIO-4] says which rate is missing, and keeps its market capitalisation', async () => {
    await sql`delete from exchange_rate_days where currency = 'USD'`.execute(db.sql)
    const site = await openSite(db)
    const { body } = await site.inject(overview(code))
    await site.close()
    expect(body).toContain('No exchange rate of USD in the 7 days to ')
    expect(printedCalculations(body).find(({ id }) => id === 'how-key-figures-marketCap')?.result).toMatch(/^£/)
  })
})

/** Formulas that no arithmetic of the inputs gives: a rule in words, a yield that is searched for, a statistic of many returns. */
const inWords =
  /^(The |One point each|Complete financial years|Every payment|For each holding|Days from|.*standard deviation of the discount|.*periods?$)/i

function recalculated(calculation: PrintedCalculation): string | null {
  try {
    return problemIn(calculation)
  } catch (error) {
    return `${calculation.formula}: ${error instanceof Error ? error.message : error}`
  }
}

/** What is wrong; null where the formula with the printed inputs gives the printed figure, as far as rounding lets it. */
function problemIn({ formula, inputs, result, id }: PrintedCalculation): string | null {
  const shown = readPrinted(result)
  if (!shown || inWords.test(formula) || id.startsWith('how-measures-')) return null
  const terms = inputs.flatMap(({ label, text }) => {
    const number = readPrinted(text)
    const scale = label.endsWith('(%)') ? 100 : 1
    return number ? [{ label, value: number.value * scale, half: number.half * scale }] : []
  })
  const total = formula.startsWith('Sum of the weights')
  const evaluate = (changed: string | null, by: number) =>
    total
      ? terms.reduce((sum, { label, value }) => sum + value + (label === changed ? by : 0), 0)
      : evaluateFormula(
          formula,
          new Map(terms.map(({ label, value }) => [label, value + (label === changed ? by : 0)])),
        )
  const value = evaluate(null, 0)
  const slack = terms.reduce(
    (sum, { label, half }) => sum + Math.max(...[half, -half].map(by => Math.abs(evaluate(label, by) - value))),
    shown.half * 1.02,
  )
  const scale = /(?:st|nd|rd|th)$/.test(result) ? 100 : 1
  const difference = Math.abs(value * scale - shown.value)
  return difference <= slack * scale + 1e-9 ? null : `${formula} gives ${value}, shown is ${result}`
}
