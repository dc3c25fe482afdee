import type { LiveView, WatchlistWidgetRow } from '@bellwether/contract'
import { DataTable } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { LiveScope } from '../live/live-price.tsx'
import { LiveSparkline } from '../live/live-sparkline.tsx'
import { LiveToggle } from '../live/live-toggle.tsx'
import { QuoteCells, QuoteHeads } from '../live/quote-cells.tsx'
import { WatchedName } from './watched-name.tsx'
import styles from './watched-quotes.module.css'

/** A read-only list for a host page. With `live` its prices can be streamed. */
export function WatchedQuotes({
  label,
  rows,
  live,
}: {
  readonly label: string
  readonly rows: readonly WatchlistWidgetRow[]
  readonly live: LiveView | null
}) {
  const { t } = useLocale()
  return (
    <>
      <DataTable label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <QuoteHeads />
            <th scope="col" className={styles.line}>
              {t('Today')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.marketCode} row={row} live={live !== null} />
          ))}
        </tbody>
      </DataTable>
      {live ? <LiveToggle view={live} /> : null}
    </>
  )
}

function Row({ row, live }: { readonly row: WatchlistWidgetRow; readonly live: boolean }) {
  const { marketCode, at, zone } = row
  const mark = live && row.streamable && at ? { marketCode, at, zone } : null
  return (
    <LiveScope mark={mark}>
      <tr data-bw-live-price={mark?.marketCode}>
        <WatchedName row={row} href={row.href} />
        <QuoteCells
          lastPrice={row.lastPrice}
          dayChangePct={row.dayChangePct}
          live={mark !== null}
          closeOn={row.closeOn}
        />
        <td className={styles.line}>{row.sparkline ? <LiveSparkline view={row.sparkline} /> : null}</td>
      </tr>
    </LiveScope>
  )
}
