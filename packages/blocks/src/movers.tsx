import type { MoverView } from '@bellwether/contract'
import { DataTable } from '@bellwether/design'
import { researchPath } from '@bellwether/domain'
import { livePrice } from './live/live-price.tsx'
import { QuoteCells, QuoteHeads } from './live/quote-cells.tsx'
import styles from './movers.module.css'

export function Movers({ movers, label }: { readonly movers: readonly MoverView[]; readonly label: string }) {
  return (
    <div className={styles.movers}>
      <DataTable label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <QuoteHeads />
          </tr>
        </thead>
        <tbody>
          {movers.map(mover => (
            <tr key={mover.marketCode} {...(mover.streamable ? livePrice(mover) : null)}>
              <th scope="row">
                <a href={researchPath(mover.marketCode)}>{mover.name}</a>
              </th>
              <QuoteCells lastPrice={mover.lastPrice} dayChangePct={mover.dayChangePct} live={mover.streamable} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}
