import type { WatchlistsView } from '@bellwether/contract'
import type { WatchlistChange } from '@bellwether/domain'

/** What is shown at once in the list it is made in; any other change leads to another page. */
export type RowChange = Extract<WatchlistChange, { kind: 'note' | 'move' | 'remove' }>

export function isRowChange(change: WatchlistChange): change is RowChange {
  return change.kind === 'note' || change.kind === 'move' || change.kind === 'remove'
}

/** The view after a change to a row of the list that it shows. */
export function changeRows(view: WatchlistsView, change: RowChange): WatchlistsView {
  const { shown } = view
  if (shown?.rows.state !== 'ready') return view
  const { rows } = shown
  const changed = [...rows.view]
  const index = changed.findIndex(({ marketCode }) => marketCode === change.marketCode)
  const row = changed[index]
  if (!row) return view
  if (change.kind === 'note') changed[index] = { ...row, note: change.note }
  else changed.splice(index, 1)
  if (change.kind === 'move') changed.splice(Math.max(0, index + change.by), 0, row)
  return { ...view, shown: { ...shown, rows: { ...rows, view: changed } } }
}

/** What to say of it. */
export function rowMessage(view: WatchlistsView, change: RowChange): string {
  if (change.kind === 'note') return 'Note saved'
  if (change.kind === 'remove') return 'Removed from this list'
  const rows = rowsOf(view)
  const position = rows.findIndex(({ marketCode }) => marketCode === change.marketCode) + change.by
  if (position < 0) return 'Already first in the list'
  return position < rows.length ? `Moved to position ${position + 1}` : 'Already last in the list'
}

export function rowsOf({ shown }: WatchlistsView) {
  return shown?.rows.state === 'ready' ? shown.rows.view : []
}
