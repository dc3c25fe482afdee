import type { HoldingView, TopHoldingsView } from '@bellwether/contract'
import { Chip, DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import { ShareBar } from '../share-bar.tsx'

/** The largest holdings with all that is known of each; the total is that of the rows above it. */
export function HoldingsTable({ view }: { readonly view: TopHoldingsView }) {
  const largest = Math.max(...view.holdings.map(holding => holding.weighting))
  return (
    <DataTable label="Largest holdings">
      <thead>
        <tr>
          <th scope="col">Holding</th>
          <th scope="col" className={tableStyles.number}>
            Weight
          </th>
          <td />
          <th scope="col" className={tableStyles.number}>
            <Defined
              label="Change"
              definition="In percentage points since the report before. A weight changes with the price too, not only when the manager buys or sells."
            />
          </th>
          <th scope="col">Type</th>
          <th scope="col">Sector</th>
          <th scope="col">Country</th>
          <th scope="col" className={tableStyles.number}>
            Held since
          </th>
        </tr>
      </thead>
      <tbody>
        {view.holdings.map(holding => (
          <tr key={holding.name}>
            <th scope="row">{holding.href ? <a href={holding.href}>{holding.name}</a> : holding.name}</th>
            <td className={tableStyles.number}>{formatPercent(holding.weighting)}</td>
            <td>
              <ShareBar share={holding.weighting / largest} />
            </td>
            <td className={tableStyles.number}>
              <WeightChange holding={holding} />
            </td>
            <td className={tableStyles.quiet}>{holding.holdingType}</td>
            <td className={tableStyles.quiet}>{holding.sector}</td>
            <td className={tableStyles.quiet}>{holding.country}</td>
            <td className={tableStyles.number}>{holding.firstBought ? formatDate(holding.firstBought) : 'n/a'}</td>
          </tr>
        ))}
        <tr className={tableStyles.total}>
          <th scope="row">Total of the {view.holdings.length}</th>
          <td className={tableStyles.number}>{formatPercent(view.totalWeighting)}</td>
          <td colSpan={6} />
        </tr>
      </tbody>
    </DataTable>
  )
}

function WeightChange({ holding: { weighting, previousWeighting } }: { readonly holding: HoldingView }) {
  if (previousWeighting === null) return <Chip>New</Chip>
  return `${formatNumber((weighting - previousWeighting) * 100, 2, { sign: true })} pp`
}
