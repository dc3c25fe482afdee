import { readFileSync } from 'node:fs'
import { daysBetween } from './calculate/calendar.ts'
import { type ProductRates, rateEarned, runPlan } from './calculate/cost-plan.ts'
import { accrued, dirtyPrice, type GiltTerms, redemptionYield } from './calculate/gilt-price.ts'
import { internalRate } from './calculate/internal-rate.ts'
import { readCsv } from './files/read-csv.ts'

/** A figure that somebody else has published, and what the code that checks the pages makes of the same terms. */
interface Example {
  readonly name: string
  readonly published: string
  readonly calculated: string
}

/** What calculates the pages' figures a second time is itself held to these. */
export function publishedExamples(): readonly Example[] {
  return [...giltExamples(), ...returnExamples(), ...costExamples()]
}

function example(name: string, published: number, calculated: number, digits: number): Example {
  return { name, published: published.toFixed(digits), calculated: calculated.toFixed(digits) }
}

/** The Debt Management Office's: both ways, price from yield and yield from price. */
function giltExamples(): readonly Example[] {
  const file = new URL('../../fixtures/published-examples/gilt-prices.csv', import.meta.url)
  return readCsv(readFileSync(file, 'utf8').replaceAll('\n', '\r\n')).rows.flatMap(row => {
    const read = (column: string) => row.get(column) ?? ''
    const gilt: GiltTerms = {
      linked: false,
      coupon: Number(read('coupon')),
      maturity: read('maturity'),
      indexRatio: 1,
    }
    const [settlement, percent, dirty] = [read('settlement'), Number(read('yield')), Number(read('dirty price'))]
    const clean = dirty - accrued(gilt, settlement).amount
    const name = `${read('gilt')} settled on ${settlement}`
    return [
      example(`${name}: dirty price at ${percent}%`, dirty, dirtyPrice(gilt, settlement, percent / 100), 6),
      example(`${name}: yield at ${dirty}`, percent, redemptionYield(gilt, settlement, clean) * 100, 5),
    ]
  })
}

/** Microsoft's, in its documentation of XIRR and IRR. */
function returnExamples(): readonly Example[] {
  const dated = [
    ['2008-01-01', -10_000],
    ['2008-03-01', 2_750],
    ['2008-10-30', 4_250],
    ['2009-02-15', 3_250],
    ['2009-04-01', 2_750],
  ] as const
  const flows = dated.map(([day, amount]) => ({ years: daysBetween('2008-01-01', day) / 365, amount }))
  const yearly = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000].map((amount, years) => ({ years, amount }))
  return [
    example('XIRR of five dated payments', 0.373362535, internalRate(flows), 7),
    example('IRR after four years', -0.021, internalRate(yearly.slice(0, 5)), 3),
    example('IRR after five years', 0.087, internalRate(yearly), 3),
  ]
}

/**
 * The reduction in yield of Delegated Regulation (EU) 2017/653, Annex VI, points 70 to 72. It prints the definition and no
 * numbers: these are of the closed formula that the definition gives for one cost alone.
 */
function costExamples(): readonly Example[] {
  const fund = { type: 'FUND', unit: 'GBP', country: 'GB', segment: null, exchange: '', reliefUntil: null } as const
  const scope = { wrapper: 'DEALING', security: fund, day: '2026-01-05' }
  const reduction = (product: ProductRates, years: number) => {
    const plan = { pence: 10_000_00, years, growth: 0.05 }
    return plan.growth - rateEarned(plan, runPlan([], product, scope, plan))
  }
  return [1, 5, 10].flatMap(years => {
    const oneOff = 0.05 - ((0.98 * 1.05 ** years) ** (1 / years) - 1)
    const yearly = 0.05 - (1.05 * (1 - 0.012 / 12) ** 12 - 1)
    return [
      example(`Reduction in yield: 2% on entry, ${years} years`, oneOff, reduction({ ENTRY: 0.02 }, years), 6),
      example(`Reduction in yield: 1.2% a year, ${years} years`, yearly, reduction({ ONGOING: 0.012 }, years), 6),
    ]
  })
}

export function describeExamples(examples: readonly Example[]): string {
  const wrong = examples.filter(({ published, calculated }) => published !== calculated)
  return [
    `${examples.length - wrong.length} of ${examples.length} published examples agree.`,
    ...wrong.map(({ name, published, calculated }) => `  ${name}: published ${published}, calculated ${calculated}`),
  ].join('\n')
}
