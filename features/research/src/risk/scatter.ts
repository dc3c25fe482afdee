import type { BlockState, RiskScatterView } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { empty, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

const years = 3

/** Three years of the whole category: return above cash against volatility. */
export async function scatterView(
  { db }: ResearchContext,
  { security }: Pick<Subject, 'security'>,
): Promise<BlockState<RiskScatterView>> {
  const { category } = security
  if (!category) return empty('No category to compare with.')
  const rows = await risk.categoryRisk(db, category, years, security.id)
  const own = rows.find(({ id }) => id === security.id)
  if (!own) return empty('Not enough history: these figures need 36 complete months of prices.')
  // Sharpe is the return above cash over volatility, so their product is the return above cash.
  const toPoint = (name: string, volatility: number, sharpe: number) => ({
    name,
    volatility,
    excess: volatility * sharpe,
  })
  return ready({
    category,
    asAt: own.asAt,
    own: toPoint(security.shortName, own.volatility, own.sharpe),
    benchmark:
      own.benchmarkVolatility === null || own.benchmarkSharpe === null
        ? null
        : toPoint('Index', own.benchmarkVolatility, own.benchmarkSharpe),
    others: rows
      .filter(({ id }) => id !== security.id)
      .map(({ name, volatility, sharpe }) => toPoint(name, volatility, sharpe)),
  })
}
