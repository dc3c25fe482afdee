import type { AssetAllocationView, AssetClass, BlockState, TopHoldingsView } from '@bellwether/contract'
import { portfolio, securities } from '@bellwether/db'
import { isIsin, isSedol, parseMarketCode, researchPath } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { countryName } from '../securities/names.ts'

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
    totalWeighting: holdings.reduce((sum, { weighting }) => sum + weighting, 0),
    holdingsCount,
    asAt: first.asAt,
  })
}

/** By ISIN, then by SEDOL. A lookup that finds nothing, or fails, leaves plain text: silence is the rule here (RP-HOLD). */
export async function findHoldingPages(
  { db, log }: ResearchContext,
  holdings: readonly { readonly isin: string | null; readonly sedol: string | null }[],
): Promise<readonly (string | null)[]> {
  const isins = holdings.flatMap(({ isin }) => (isin && isIsin(isin) ? [isin] : []))
  const sedols = holdings.flatMap(({ sedol }) => (sedol && isSedol(sedol) ? [sedol] : []))
  const none = holdings.map(() => null)
  if (isins.length + sedols.length === 0) return none
  try {
    const { byIsin, bySedol } = await securities.findByIdentifiers(db, { isins, sedols })
    return holdings.map(({ isin, sedol }) => {
      const found = byIsin.get(isin ?? '') ?? bySedol.get(sedol ?? '')
      const marketCode = found ? parseMarketCode(found) : null
      return marketCode && researchPath(marketCode)
    })
  } catch (err) {
    log.debug({ err, isins, sedols }, 'holding lookup failed')
    return none
  }
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
  return ready({
    asAt: first.asAt,
    rows: Object.entries(assetClasses).flatMap(([code, asset]) => {
      const row = rows.find(candidate => candidate.asset === code)
      return row ? [{ asset, long: row.long, short: row.short, net: row.net, category: row.category }] : []
    }),
  })
}
