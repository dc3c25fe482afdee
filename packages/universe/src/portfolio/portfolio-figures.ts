import type { Market } from '../market.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'
import type { Profile } from './profile.ts'

/** A usual market value of a company of each band, in pence. */
const usualSize: Readonly<Record<string, number>> = {
  Giant: 120e11,
  Large: 24e11,
  Mid: 5e11,
  Small: 1.1e11,
  Micro: 0.2e11,
}

/** Tonnes of carbon dioxide for each million pounds of sales, usual for the industry. */
const usualCarbon: Readonly<Record<string, number>> = {
  Technology: 22,
  Telecommunications: 38,
  'Health Care': 24,
  Financials: 14,
  'Real Estate': 80,
  'Consumer Discretionary': 62,
  'Consumer Staples': 54,
  Industrials: 140,
  'Basic Materials': 480,
  Energy: 410,
  Utilities: 1150,
}

/** Averages over the whole portfolio, for the details of its facts; null where it holds nothing of the kind. */
export function portfolioFigures(market: Market, plan: PooledPlan, { exposures }: Profile) {
  const { mandate } = plan
  const bonds = mandate.mix.BOND > 0.15
  const random = market.random(familyOf(plan), 'portfolio figures')
  const duration = mandate.duration * Math.exp(0.06 * random.normal())
  const last = market.days.days.length - 1
  const yieldToMaturity =
    market.curve.yieldAt(last, Math.max(0.3, duration * 1.15)) + mandate.credit * random.uniform(0.008, 0.018)
  const size = average(exposures, 'MARKET_CAP', usualSize, true)
  const carbon = average(exposures, 'SECTOR', usualCarbon, false)
  return {
    averageMarketCap: size && Math.round(size / 1e9) * 1e9,
    carbonIntensity: carbon && Math.round(carbon * random.uniform(0.8, 1.2)),
    effectiveDuration: bonds ? Math.round(duration * 100) / 100 : null,
    yieldToMaturity: bonds ? Math.round(yieldToMaturity * 1e4) / 1e4 : null,
  }
}

/** Weighted; geometric for company sizes, of which a few would otherwise drown the rest. */
function average(
  exposures: Profile['exposures'],
  kind: Profile['exposures'][number]['kind'],
  values: Readonly<Record<string, number>>,
  geometric: boolean,
): number | null {
  const rows = exposures.filter(exposure => exposure.kind === kind)
  if (rows.length === 0) return null
  const sum = rows.reduce((total, { name, weighting }) => {
    const value = values[name] ?? 0
    return total + weighting * (geometric ? Math.log(value) : value)
  }, 0)
  return geometric ? Math.exp(sum) : sum
}
