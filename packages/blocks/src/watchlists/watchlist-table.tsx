import { type WatchColumn, type WatchlistRowView, watchColumnLabels } from '@bellwether/contract'
import { DataTable, Defined, Icon, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, formatMoneyShort, formatPercent, researchPath, watchlistLimits } from '@bellwether/domain'
import type { FocusEvent, ReactNode, SubmitEventHandler } from 'react'
import { Change } from '../change.tsx'
import { CloseOnNote } from '../live/close-on.tsx'
import { LiveScope } from '../live/live-price.tsx'
import { QuoteCells, QuoteHeads } from '../live/quote-cells.tsx'
import { WatchedName } from './watched-name.tsx'
import styles from './watchlist-table.module.css'

export interface WatchlistTableProps {
  readonly list: string
  readonly rows: readonly WatchlistRowView[]
  readonly columns: readonly WatchColumn[]
  /** Of every form of a row. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
}

const numeric: ReadonlySet<WatchColumn> = new Set(['return1y', 'yield', 'size'])

const definitions: Readonly<Partial<Record<WatchColumn, string>>> = {
  return1y: 'Change in price over one year, excluding income.',
  yield: 'Income paid over the last 12 months as a percentage of the price; for gilts, the gross redemption yield.',
  exDate: 'Buy before this date to receive the next dividend.',
  size: 'Market cap of a share or trust, class size of a fund or ETF, amount in issue of a gilt.',
}

/** One list. Every button is of a form, so that it works without a script. */
export function WatchlistTable({ list, rows, columns, onSubmit }: WatchlistTableProps) {
  return (
    <>
      <DataTable label={list}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <QuoteHeads />
            {columns.map(column => (
              <th key={column} scope="col" className={numeric.has(column) ? tableStyles.number : undefined}>
                {definitions[column] ? (
                  <Defined label={watchColumnLabels[column]} definition={definitions[column]} />
                ) : (
                  watchColumnLabels[column]
                )}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.marketCode} list={list} row={row} columns={columns} onSubmit={onSubmit} />
          ))}
        </tbody>
      </DataTable>
      <CloseOnNote rows={rows} />
    </>
  )
}

interface RowProps extends Omit<WatchlistTableProps, 'rows'> {
  readonly row: WatchlistRowView
}

function Row({ list, row, columns, onSubmit }: RowProps) {
  const { marketCode } = row
  const mark = row.streamable && row.at ? { marketCode, at: row.at, zone: row.zone } : null
  const hidden = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="marketCode" value={marketCode} />
    </>
  )
  return (
    <LiveScope mark={mark}>
      <tr data-bw-live-price={mark?.marketCode} id={`watched-${marketCode}`} data-bw-watched={marketCode}>
        <WatchedName row={row} href={row.listed ? researchPath(marketCode) : null} />
        <QuoteCells
          lastPrice={row.lastPrice}
          dayChangePct={row.dayChangePct}
          live={mark !== null}
          closeOn={row.closeOn}
        />
        {columns.map(column =>
          column === 'note' ? (
            <td key={column}>
              <NoteForm row={row} onSubmit={onSubmit}>
                {hidden}
              </NoteForm>
            </td>
          ) : (
            <td key={column} className={numeric.has(column) ? tableStyles.number : styles.date}>
              <Cell row={row} column={column} />
            </td>
          ),
        )}
        <td>
          <form className={styles.actions} action="/platform/watchlists" method="post" onSubmit={onSubmit}>
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
    </LiveScope>
  )
}

function Cell({ row, column }: { readonly row: WatchlistRowView; readonly column: Exclude<WatchColumn, 'note'> }) {
  switch (column) {
    case 'type':
      return row.typeWords
    case 'return1y':
      return row.return1y === null ? 'n/a' : <Change fraction={row.return1y} />
    case 'yield':
      return row.yield === null ? 'n/a' : formatPercent(row.yield)
    case 'size':
      return row.size === null ? 'n/a' : formatMoneyShort(row.size)
    case 'exDate':
      return (
        <>
          {row.nextExOn ? formatDate(row.nextExOn.day) : 'None announced'}
          {row.nextExOn?.estimated ? <span className={styles.code}>Estimated</span> : null}
        </>
      )
  }
}

interface NoteFormProps extends Pick<RowProps, 'row' | 'onSubmit'> {
  readonly children: ReactNode
}

/** Saved by its button, and by leaving the field where a script runs. */
function NoteForm({ row, onSubmit, children }: NoteFormProps) {
  const save = ({ currentTarget: { form, value } }: FocusEvent<HTMLInputElement>) => {
    if (onSubmit && value !== row.note) form?.requestSubmit(form.querySelector('button'))
  }
  return (
    <form className={styles.note} action="/platform/watchlists" method="post" onSubmit={onSubmit}>
      {children}
      <input
        className={styles.input}
        name="note"
        defaultValue={row.note}
        onBlur={save}
        maxLength={watchlistLimits.note}
        autoComplete="off"
        aria-label={`Note for ${row.name}`}
      />
      <button className={styles.save} type="submit" name="do" value="note" aria-label={`Save note for ${row.name}`}>
        Save
      </button>
    </form>
  )
}
