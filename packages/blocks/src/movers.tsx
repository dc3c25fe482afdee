import type { MoverView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPrice, researchPath } from '@bellwether/domain'
import { Change } from './change.tsx'
import { LiveRoom, LiveState, LiveText, livePrice, roomFor } from './live/live-price.tsx'

export function Movers({ movers, label }: { readonly movers: readonly MoverView[]; readonly label: string }) {
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={tableStyles.number}>
            Price
          </th>
          <th scope="col" className={tableStyles.number}>
            Day’s change
          </th>
        </tr>
      </thead>
      <tbody>
        {movers.map(mover => (
          <tr key={mover.marketCode} {...(mover.streamable ? livePrice(mover) : null)}>
            <th scope="row">
              <a href={researchPath(mover.marketCode)}>{mover.name}</a>
            </th>
            <td className={tableStyles.number}>
              <LiveState />
              <LiveText field="last" text={formatPrice(mover.lastPrice)} room={roomFor(mover.lastPrice, formatPrice)} />
            </td>
            <td className={tableStyles.number}>
              <LiveRoom room="+10.00%">
                <Change fraction={mover.dayChangePct} field="change-pct" />
              </LiveRoom>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
