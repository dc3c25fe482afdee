import type { WatchlistRowView } from '@bellwether/contract'
import { DataTable, Defined, Icon, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, formatPercent, researchPath, watchlistLimits } from '@bellwether/domain'
import { livePrice } from '../live/live-price.tsx'
import { QuoteCells, QuoteHeads } from '../live/quote-cells.tsx'
import { WatchedName } from './watched-name.tsx'
import styles from './watchlist-table.module.css'

/** One list. Every button is of a form, so that it works without a script; the page's script does the same in place. */
export function WatchlistTable({ list, rows }: { readonly list: string; readonly rows: readonly WatchlistRowView[] }) {
  return (
    <DataTable label={list}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <QuoteHeads />
          <th scope="col" className={tableStyles.number}>
            <Defined
              label="Yield"
              definition="Income paid over the last 12 months as a percentage of the price; for gilts, the gross redemption yield."
            />
          </th>
          <th scope="col">
            <Defined label="Next ex-date" definition="Buy before this date to receive the next dividend." />
          </th>
          <th scope="col">Note</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.marketCode} list={list} row={row} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Row({ list, row }: { readonly list: string; readonly row: WatchlistRowView }) {
  const { marketCode } = row
  const live = row.streamable && row.at ? livePrice({ marketCode, at: row.at, zone: row.zone }) : null
  const hidden = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="marketCode" value={marketCode} />
    </>
  )
  return (
    <tr {...live} id={`watched-${marketCode}`} data-bw-watched={marketCode}>
      <WatchedName row={row} href={row.listed ? researchPath(marketCode) : null} />
      <QuoteCells lastPrice={row.lastPrice} dayChangePct={row.dayChangePct} live={live !== null} />
      <td className={tableStyles.number}>{row.yield === null ? 'n/a' : formatPercent(row.yield)}</td>
      <td className={styles.date}>
        {row.nextExOn ? formatDate(row.nextExOn.day) : 'None announced'}
        {row.nextExOn?.estimated ? <span className={styles.code}>Estimated</span> : null}
      </td>
      <td>
        <form className={styles.note} action="/platform/watchlists" method="post" data-bw-watch="">
          {hidden}
          <input
            className={styles.input}
            name="note"
            defaultValue={row.note}
            maxLength={watchlistLimits.note}
            autoComplete="off"
            aria-label={`Note for ${row.name}`}
          />
          <button className={styles.save} type="submit" name="do" value="note" aria-label={`Save note for ${row.name}`}>
            Save
          </button>
        </form>
      </td>
      <td>
        <form className={styles.actions} action="/platform/watchlists" method="post" data-bw-watch="">
          {hidden}
          <button className={styles.action} type="submit" name="do" value="up" aria-label={`Move ${row.name} up`}>
            <Icon name="up" />
          </button>
          <button className={styles.action} type="submit" name="do" value="down" aria-label={`Move ${row.name} down`}>
            <Icon name="down" />
          </button>
          <button className={styles.action} type="submit" name="do" value="remove" aria-label={`Remove ${row.name}`}>
            <Icon name="cross" />
          </button>
        </form>
      </td>
    </tr>
  )
}
