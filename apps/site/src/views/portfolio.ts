import type { AssetAllocationView, AssetClass, BlockState, TopHoldingsView } from '@bellwether/contract'
import { portfolio, securities } from '@bellwether/db'
import { isIsin, isSedol, parseMarketCode, researchPath } from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'
import { empty, ready } from './block-state.ts'
import { countryName } from './names.ts'

const shown = 10

/** The ten largest holdings; the total is the sum of the ten. */
export async function topHoldingsView(
  context: SiteContext,
  securityId: number,
  holdingsCount: number | null,
): Promise<BlockState<TopHoldingsView>> {
  const holdings = await portfolio.holdings(context.db, securityId, shown)
  const [first] = holdings
  if (!first) return empty('The manager has not supplied holdings.')
  return ready({
    holdings: await Promise.all(
      holdings.map(async ({ rank: _rank, asAt: _asAt, ...holding }) => ({
        ...holding,
        country: holding.country && countryName(holding.country),
        href: await findHoldingPage(context, holding.isin, holding.sedol),
      })),
    ),
    totalWeighting: holdings.reduce((sum, { weighting }) => sum + weighting, 0),
    holdingsCount,
    asAt: first.asAt,
  })
}

/** By ISIN, then by SEDOL. A lookup that finds nothing, or fails, leaves plain text: silence is the rule here (RP-HOLD). */
export async function findHoldingPage(
  { db, log }: SiteContext,
  isin: string | null,
  sedol: string | null,
): Promise<string | null> {
  try {
    const found =
      (isin && isIsin(isin) ? await securities.findByIsin(db, isin) : null) ??
      (sedol && isSedol(sedol) ? await securities.findBySedol(db, sedol) : null)
    const marketCode = found ? parseMarketCode(found) : null
    return marketCode ? researchPath(marketCode) : null
  } catch (err) {
    log.debug({ err, isin, sedol }, 'holding lookup failed')
    return null
  }
}

const assetWords: Readonly<Record<string, AssetClass>> = {
  STOCK: 'Stock',
  BOND: 'Bond',
  CASH: 'Cash',
  OTHER: 'Other',
  PROPERTY: 'Property',
}

export async function assetAllocationView(
  { db }: SiteContext,
  securityId: number,
): Promise<BlockState<AssetAllocationView>> {
  const rows = await portfolio.assetAllocation(db, securityId)
  const [first] = rows
  if (!first) return empty('The manager has not supplied an asset allocation.')
  return ready({
    asAt: first.asAt,
    rows: Object.entries(assetWords).flatMap(([code, asset]) => {
      const row = rows.find(candidate => candidate.asset === code)
      return row ? [{ asset, long: row.long, short: row.short, net: row.net, category: row.category }] : []
    }),
  })
}
