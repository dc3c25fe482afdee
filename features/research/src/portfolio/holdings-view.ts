import type { AssetAllocationView, AssetClass, BlockState, TopHoldingsView } from '@bellwether/contract'
import { portfolio, securities } from '@bellwether/db'
import { isIsin, isSedol, parseMarketCode, researchPath, shownDifference, shownTotal } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { countryName } from '../securities/names.ts'
import { netFigures, weightingFigure } from './portfolio-calculations.ts'

/** The largest holdings, ten unless more are requested; the total is the sum of those shown. */
export async function topHoldingsView(
  context: ResearchContext,
  securityId: number,
  holdingsCount: number | null,
  shown = 10,
): Promise<BlockState<TopHoldingsView>> {
  const holdings = await portfolio.holdings(context.db, securityId, shown)
  const [first] = holdings
  if (!first) return empty('The manager has not supplied holdings.')
  const pages = await findHoldingPages(context, holdings)
  return ready({
    holdings: holdings.map(({ asAt: _asAt, ...holding }, index) => ({
      ...holding,
      country: holding.country && countryName(holding.country),
      href: pages[index] ?? null,
    })),
    explained: [weightingFigure('total', `Total (top ${holdings.length})`, holdings)],
    totalWeighting: shownTotal(holdings.map(({ weighting }) => weighting)),
    holdingsCount,
    asAt: first.asAt,
  })
}

type Identified = Pick<portfolio.Holding, 'isin' | 'sedol'>

/** By ISIN, then by SEDOL, all together. Where that fails each is looked up by itself: one failure leaves the others linked. */
export async function findHoldingPages(
  context: ResearchContext,
  holdings: readonly Identified[],
): Promise<readonly (string | null)[]> {
  const isins = holdings.flatMap(({ isin }) => (isin && isIsin(isin) ? [isin] : []))
  const sedols = holdings.flatMap(({ sedol }) => (sedol && isSedol(sedol) ? [sedol] : []))
  if (isins.length + sedols.length === 0) return holdings.map(() => null)
  const all = await ignoringFailure(context, () => securities.findByIdentifiers(context.db, { isins, sedols }))
  if (!all) return Promise.all(holdings.map(holding => findHoldingPage(context, holding)))
  return holdings.map(({ isin, sedol }) => toPath(all.byIsin.get(isin ?? '') ?? all.bySedol.get(sedol ?? '')))
}

async function findHoldingPage(context: ResearchContext, { isin, sedol }: Identified): Promise<string | null> {
  const { db } = context
  const byIsin = isin && isIsin(isin) ? await ignoringFailure(context, () => securities.findByIsin(db, isin)) : null
  if (byIsin) return toPath(byIsin)
  return toPath(
    sedol && isSedol(sedol) ? await ignoringFailure(context, () => securities.findBySedol(db, sedol)) : null,
  )
}

/** RP-HOLD-6: a failed lookup is ignored silently. */
async function ignoringFailure<T>({ log }: ResearchContext, lookUp: () => Promise<T>): Promise<T | null> {
  try {
    return await lookUp()
  } catch (err) {
    log.debug({ err }, 'holding lookup failed')
    return null
  }
}

function toPath(found: string | null | undefined): string | null {
  const marketCode = found ? parseMarketCode(found) : null
  return marketCode && researchPath(marketCode)
}

const assetClasses: Readonly<Record<string, AssetClass>> = {
  STOCK: 'Stock',
  BOND: 'Bond',
  CASH: 'Cash',
  OTHER: 'Other',
  PROPERTY: 'Property',
}

export async function assetAllocationView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<AssetAllocationView>> {
  const rows = await portfolio.assetAllocation(db, securityId)
  const [first] = rows
  if (!first) return empty('The manager has not supplied an asset allocation.')
  const shown = Object.entries(assetClasses).flatMap(([code, asset]) => {
    const row = rows.find(candidate => candidate.asset === code)
    return row
      ? [{ asset, long: row.long, short: row.short, net: shownDifference(row.long, row.short), category: row.category }]
      : []
  })
  return ready({ asAt: first.asAt, rows: shown, explained: netFigures(shown, first.asAt) })
}
