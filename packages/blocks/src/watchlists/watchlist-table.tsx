import type { WatchlistRowView } from '@bellwether/contract'
import { DataTable, Defined, Icon, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, formatPercent, formatPrice, researchPath, watchlistLimits } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { LiveRoom, LiveState, LiveText, livePrice, roomFor } from '../live/live-price.tsx'
import styles from './watchlist-table.module.css'

/** One list. Every button is of a form, so that it works without a script; the page's script does the same in place. */
export function WatchlistTable({ list, rows }: { readonly list: string; readonly rows: readonly WatchlistRowView[] }) {
  return (
    <DataTable label={list}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={tableStyles.number}>
            Price
          </th>
          <th scope="col" className={tableStyles.number}>
            Day’s change
          </th>
          <th scope="col" className={tableStyles.number}>
            <Defined
              label="Yield"
              definition="What was paid out in a year, as a share of the price; of a gilt, its gross yield to redemption."
            />
          </th>
          <th scope="col">
            <Defined
              label="Next ex-date"
              definition="Whoever buys on this day or later does not get the dividend that is due."
            />
          </th>
          <th scope="col">Note</th>
          <th scope="col">
            <VisuallyHidden>Order and removal</VisuallyHidden>
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
  const { marketCode, lastPrice } = row
  const live = row.streamable && row.at ? livePrice({ marketCode, at: row.at, zone: row.zone }) : null
  const hidden = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="marketCode" value={marketCode} />
    </>
  )
  return (
    <tr {...live} id={`watched-${marketCode}`} data-bw-watched={marketCode}>
      <th scope="row" className={styles.name}>
        {row.listed ? <a href={researchPath(marketCode)}>{row.name}</a> : marketCode}
        <span className={styles.code}>{row.listed ? `${marketCode} · ${row.typeWords}` : 'No longer listed here'}</span>
      </th>
      <td className={tableStyles.number}>
        {live ? <LiveState /> : null}
        {lastPrice ? (
          <LiveText field="last" text={formatPrice(lastPrice)} room={roomFor(lastPrice, formatPrice)} />
        ) : (
          'n/a'
        )}
      </td>
      <td className={tableStyles.number}>
        {row.dayChangePct === null ? (
          'n/a'
        ) : (
          <LiveRoom room="+10.00%">
            <Change fraction={row.dayChangePct} field="change-pct" />
          </LiveRoom>
        )}
      </td>
      <td className={tableStyles.number}>{row.yield === null ? 'n/a' : formatPercent(row.yield)}</td>
      <td className={styles.date}>
        {row.nextExOn ? formatDate(row.nextExOn.day) : 'None known'}
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
            aria-label={`Note on ${row.name}`}
          />
          <button
            className={styles.save}
            type="submit"
            name="do"
            value="note"
            aria-label={`Save the note on ${row.name}`}
          >
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
