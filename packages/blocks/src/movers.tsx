import type { MoverView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPrice, researchPath } from '@bellwether/domain'
import { Change } from './change.tsx'

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
          <tr key={mover.marketCode}>
            <th scope="row">
              <a href={researchPath(mover.marketCode)}>{mover.name}</a>
            </th>
            <td className={tableStyles.number}>{formatPrice(mover.lastPrice)}</td>
            <td className={tableStyles.number}>
              <Change fraction={mover.dayChangePct} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
