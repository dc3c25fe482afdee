import type { PeerView } from '@bellwether/contract'
import { ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatPercent, formatPrice, researchPath } from '@bellwether/domain'
import { Change } from './change.tsx'
import { FigureText } from './figure-text.tsx'
import { Starred } from './watchlists/star.tsx'
import type { Stars } from './watchlists/stars.ts'

/** Shares beside shares by what their earnings cost, trusts beside trusts by their discounts. */
export function Peers({ peers, stars }: { readonly peers: readonly PeerView[]; readonly stars: Stars | null }) {
  const trusts = peers.some(({ discount }) => discount !== null)
  return (
    <DataTable label="Similar securities">
      <ColumnHeads
        columns={[
          'Name',
          { number: 'Price' },
          { number: 'Today' },
          { number: trusts ? 'Size' : 'Market value' },
          { number: trusts ? 'Discount' : 'P/E' },
          { number: 'Yield' },
          { number: 'Price, 1 year' },
        ]}
      />
      <tbody>
        {peers.map(peer => (
          <tr key={peer.marketCode}>
            <th scope="row">
              <Starred marketCode={peer.marketCode} name={peer.name} stars={stars}>
                <a href={researchPath(peer.marketCode)}>{peer.name}</a>
              </Starred>
            </th>
            <td className={tableStyles.number}>{peer.lastPrice ? formatPrice(peer.lastPrice) : 'n/a'}</td>
            <td className={tableStyles.number}>
              {peer.dayChangePct === null ? 'n/a' : <Change fraction={peer.dayChangePct} />}
            </td>
            <td className={tableStyles.number}>
              <FigureText value={peer.size} />
            </td>
            <td className={tableStyles.number}>
              {trusts ? (
                peer.discount === null ? (
                  'n/a'
                ) : (
                  formatPercent(peer.discount, { sign: true })
                )
              ) : (
                <FigureText value={peer.priceEarnings} />
              )}
            </td>
            <td className={tableStyles.number}>
              <FigureText value={peer.yield} />
            </td>
            <td className={tableStyles.number}>
              {peer.yearChange === null ? 'n/a' : <Change fraction={peer.yearChange} />}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
