import type { LiveView, MoverView } from '@bellwether/contract'
import { DataTable } from '@bellwether/design'
import { researchPath } from '@bellwether/domain'
import { LiveScope } from './live/live-price.tsx'
import { QuoteCells, QuoteHeads } from './live/quote-cells.tsx'
import styles from './movers.module.css'

export interface MoversProps {
  readonly movers: readonly MoverView[]
  readonly label: string
  /** Null where no price of the page is streamed. */
  readonly live: LiveView | null
}

export function Movers({ movers, label, live }: MoversProps) {
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
            <Mover key={mover.marketCode} mover={mover} isLive={live !== null && mover.streamable} />
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function Mover({ mover, isLive }: { readonly mover: MoverView; readonly isLive: boolean }) {
  const { marketCode, name, lastPrice, dayChangePct } = mover
  return (
    <LiveScope mark={isLive ? mover : null}>
      <tr data-bw-live-price={isLive ? marketCode : undefined}>
        <th scope="row">
          <a href={researchPath(marketCode)}>{name}</a>
        </th>
        <QuoteCells lastPrice={lastPrice} dayChangePct={dayChangePct} live={isLive} />
      </tr>
    </LiveScope>
  )
}
