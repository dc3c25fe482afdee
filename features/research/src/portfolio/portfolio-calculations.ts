import type { AssetAllocationView, Figure, OverlapResult } from '@bellwether/contract'
import type { portfolio } from '@bellwether/db'
import { type IsoDate, shownTotal } from '@bellwether/domain'
import { countValue, figure, percentValue } from '@bellwether/web/view'

type Held = Pick<portfolio.Holding, 'rank' | 'name' | 'weighting' | 'asAt'>

/** The weighting of the largest holdings together; a share of the portfolio that is not reached is not reported. */
export function weightingFigure(key: string, label: string, holdings: readonly Held[], definition?: string): Figure {
  const total = shownTotal(holdings.map(({ weighting }) => weighting))
  return figure(key, label, percentValue(holdings.length > 0 ? total : null), {
    ...(definition ? { definition } : {}),
    calculation: {
      formula: 'Sum of the weights of these holdings',
      inputs: holdings.map(({ rank, name, weighting, asAt }) => ({
        label: `${rank}. ${name}`,
        value: percentValue(weighting),
        asAt,
      })),
    },
  })
}

/** The net exposure to each asset class. */
export function netFigures(rows: AssetAllocationView['rows'], asAt: IsoDate): readonly Figure[] {
  return rows.map(({ asset, long, short, net }) =>
    figure(asset, `${asset}, net`, percentValue(net), {
      calculation: {
        formula: 'Long − short',
        inputs: [
          { label: 'Long', value: percentValue(long), source: 'Holdings as published', asAt },
          { label: 'Short', value: percentValue(short), source: 'Holdings as published', asAt },
        ],
      },
    }),
  )
}

export function overlapFigure({ overlap, commonCount, other }: Omit<OverlapResult, 'explained'>): Figure {
  return figure('overlap', 'Overlap', percentValue(overlap), {
    calculation: {
      formula: 'For each holding that both have, the smaller of its two weights, added up',
      inputs: [{ label: 'Holdings in common', value: countValue(commonCount), source: other.name, asAt: other.asAt }],
    },
  })
}
