import type { PeerView } from '@bellwether/contract'
import { ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatPercent, formatPrice, researchPath } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { Change } from './change.tsx'
import { FigureText } from './figure-text.tsx'
import stackedTable from './stacked-table.module.css'
import { Starred } from './watchlists/star.tsx'
import type { Stars } from './watchlists/stars.ts'

interface PeerColumn {
  readonly label: string
  readonly draw: (peer: PeerView) => ReactNode
}

const price: PeerColumn = {
  label: 'Price',
  draw: ({ lastPrice }) => (lastPrice ? formatPrice(lastPrice) : 'n/a'),
}
const today: PeerColumn = { label: 'Today', draw: ({ dayChangePct }) => drawChange(dayChangePct) }
const yieldPaid: PeerColumn = { label: 'Yield', draw: peer => <FigureText value={peer.yield} /> }
const year: PeerColumn = { label: '1-year price change', draw: ({ yearChange }) => drawChange(yearChange) }

const shareColumns: readonly PeerColumn[] = [
  price,
  today,
  { label: 'Market cap', draw: ({ size }) => <FigureText value={size} /> },
  { label: 'P/E', draw: ({ priceEarnings }) => <FigureText value={priceEarnings} /> },
  yieldPaid,
  year,
]

const trustColumns: readonly PeerColumn[] = [
  price,
  today,
  { label: 'Size', draw: ({ size }) => <FigureText value={size} /> },
  {
    label: 'Discount (−) or premium',
    draw: ({ discount }) => (discount === null ? 'n/a' : formatPercent(discount, { sign: true })),
  },
  yieldPaid,
  year,
]

/** Shares compared by P/E, trusts by discount. A list on a narrow screen. */
export function Peers({ peers, stars }: { readonly peers: readonly PeerView[]; readonly stars: Stars | null }) {
  const columns = peers.some(({ discount }) => discount !== null) ? trustColumns : shareColumns
  return (
    <div className={stackedTable.stacked}>
      <DataTable label="Similar securities">
        <ColumnHeads columns={['Name', ...columns.map(({ label }) => ({ number: label }))]} />
        <tbody>
          {peers.map(peer => (
            <tr key={peer.marketCode}>
              <th scope="row">
                <Starred marketCode={peer.marketCode} name={peer.name} stars={stars}>
                  <a href={researchPath(peer.marketCode)}>{peer.name}</a>
                </Starred>
              </th>
              {columns.map(({ label, draw }) => (
                <td key={label} className={tableStyles.number} data-label={label}>
                  {draw(peer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function drawChange(fraction: number | null): ReactNode {
  return fraction === null ? 'n/a' : <Change fraction={fraction} />
}
