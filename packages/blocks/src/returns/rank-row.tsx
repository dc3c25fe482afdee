import type { SectorRank } from '@bellwether/contract'
import { RankCell } from './rank-cell.tsx'

/** A table's row of ranks, one for each period. */
export function RankRow({
  ranks,
  periods,
}: {
  readonly ranks: readonly (SectorRank | null)[]
  readonly periods: readonly string[]
}) {
  return (
    <tr>
      <th scope="row">Sector rank</th>
      {ranks.map((rank, index) => (
        <RankCell key={periods[index]} rank={rank} />
      ))}
    </tr>
  )
}
