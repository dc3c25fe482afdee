import type { Watchlist } from '@bellwether/domain'
import { writeCsv } from '@bellwether/web/files'
import { watchlistCsv } from '../watchlist-csv.ts'
import { fetchGuestView } from './fetch-shown.ts'

/** Saves a guest's list as a file. */
export async function downloadCsv(list: Watchlist): Promise<void> {
  const view = await fetchGuestView([list], new URLSearchParams({ list: list.name })).catch(() => null)
  const shown = view?.shown
  if (shown?.rows.state !== 'ready') throw new Error('The file could not be created. Please try again later.')
  const csv = watchlistCsv(shown.name, shown.rows.view)
  const url = URL.createObjectURL(new Blob([writeCsv(csv)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${csv.name}.csv` }).click()
  URL.revokeObjectURL(url)
}
