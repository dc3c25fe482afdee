import { averageCreditRating } from '@bellwether/analytics'
import type { BlockState, BreakdownKind, BreakdownView } from '@bellwether/contract'
import { portfolio } from '@bellwether/db'
import { formatPercent, shownTotal } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

export type Exposure = Awaited<ReturnType<typeof portfolio.exposures>>[number]
export type Breakdowns = Readonly<Partial<Record<BreakdownKind, BreakdownView>>>

export const breakdownKindOf: Readonly<Record<Exposure['kind'], BreakdownKind>> = {
  SECTOR: 'sectors',
  REGION: 'regions',
  COUNTRY: 'countries',
  CURRENCY: 'currencies',
  MARKET_CAP: 'marketCaps',
  STYLE: 'styles',
  CREDIT: 'credit',
  MATURITY: 'maturity',
  COUPON: 'coupons',
  BOND_TYPE: 'bondTypes',
}

const maxCountries = 10
/** Less would print as 0.00%. */
const shownAsNothing = 0.00005

/** Every breakdown the manager has supplied. */
export async function breakdownsView({ db }: ResearchContext, securityId: number): Promise<BlockState<Breakdowns>> {
  const exposures = await portfolio.exposures(db, securityId)
  return exposures.length > 0
    ? ready(toBreakdowns(exposures))
    : empty('The manager has not supplied sectors, regions or ratings for this portfolio.')
}

export function toBreakdowns(exposures: readonly Exposure[]): Breakdowns {
  const breakdowns: Partial<Record<BreakdownKind, BreakdownView>> = {}
  for (const [code, rows] of Object.entries(Object.groupBy(exposures, ({ kind }) => kind))) {
    const first = rows?.[0]
    if (!rows || !first) continue
    const kind = breakdownKindOf[code as Exposure['kind']]
    breakdowns[kind] = { ...cut(rows, kind === 'countries' ? maxCountries : rows.length), note: noteOn(kind, rows) }
  }
  return breakdowns
}

function cut(rows: readonly Exposure[], most: number): Omit<BreakdownView, 'note'> {
  const toRow = ({ name, weighting, category }: Exposure) => ({ name, weighting, category })
  const further = rows.slice(most)
  const categories = further.map(({ category }) => category).filter(category => category !== null)
  return {
    asAt: rows[0]?.asAt as Exposure['asAt'],
    rows: rows.slice(0, most).map(toRow),
    rest:
      further.length === 0
        ? null
        : {
            count: further.length,
            weighting: sum(further.map(({ weighting }) => weighting)),
            category: categories.length === further.length ? sum(categories) : null,
          },
  }
}

function noteOn(kind: BreakdownKind, rows: readonly Exposure[]): string | null {
  const share = (...names: readonly string[]) =>
    shownTotal(rows.filter(({ name }) => names.includes(name)).map(({ weighting }) => weighting))
  switch (kind) {
    case 'regions': {
      const emerging = share('Emerging markets')
      return `Developed markets ${formatPercent(1 - emerging)}, emerging markets ${formatPercent(emerging)}.`
    }
    case 'currencies': {
      const foreign = 1 - share('GBP')
      return foreign < shownAsNothing
        ? 'All assets are priced in pounds.'
        : `${formatPercent(foreign)} is in assets priced in other currencies, whose value in pounds moves with exchange rates.`
    }
    case 'credit': {
      const low = share('BB', 'B', 'Below B')
      const average = averageCreditRating(rows)
      const words =
        low < shownAsNothing
          ? 'No bonds are rated below investment grade (BB and lower).'
          : `${formatPercent(low)} is below investment grade (BB and lower), where the risk of default is higher.`
      return average ? `${words} Average rating: ${average}.` : words
    }
    default:
      return null
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
