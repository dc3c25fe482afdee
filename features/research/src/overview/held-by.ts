import type { BlockState, FigureTableView } from '@bellwether/contract'
import { portfolio } from '@bellwether/db'
import { getMarketCode, researchPath, securityTypeLabels } from '@bellwether/domain'
import { dateValue, empty, percentValue, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

const most = 8

/** Funds, trusts and ETFs that hold it, largest weight first. Each fund is listed once, whatever its classes. */
export async function heldByView({ db }: ResearchContext, isin: string | null): Promise<BlockState<FigureTableView>> {
  const holders = isin === null ? [] : await portfolio.heldBy(db, isin, most)
  if (holders.length === 0) return empty('No fund, trust or ETF here lists it among its published holdings.')
  return ready({
    asAt: null,
    basis: 'From published holdings, largest weights first.',
    columns: [
      { label: 'Held by' },
      { label: 'Type', wide: true },
      { label: 'Weight', numeric: true, definition: 'Percentage of that portfolio invested in it.' },
      { label: 'As at', numeric: true },
    ],
    rows: holders.map(({ id, name, type, marketCode, weighting, asAt }) => ({
      key: String(id),
      cells: [
        { kind: 'text', text: name, href: researchPath(getMarketCode(marketCode)) },
        textValue(securityTypeLabels[type]),
        percentValue(weighting),
        dateValue(asAt),
      ],
    })),
  })
}
