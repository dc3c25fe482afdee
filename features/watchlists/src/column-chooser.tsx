import { type WatchColumn, type WatchlistsView, watchColumnLabels, watchlistsPath } from '@bellwether/contract'
import { CheckField, SubmitButton } from '@bellwether/design'
import styles from './watchlists-page.module.css'

/** Which columns a list shows; the address keeps the choice. */
export function ColumnChooser({ list, columns }: { readonly list: string } & Pick<WatchlistsView, 'columns'>) {
  return (
    <details className={styles.columns}>
      <summary>Columns</summary>
      <form action={watchlistsPath()} method="get">
        <input type="hidden" name="list" value={list} />
        {(Object.keys(watchColumnLabels) as WatchColumn[]).map(column => (
          <CheckField
            key={column}
            label={watchColumnLabels[column]}
            name="columns"
            value={column}
            defaultChecked={columns.includes(column)}
          />
        ))}
        <SubmitButton>Show</SubmitButton>
      </form>
    </details>
  )
}
