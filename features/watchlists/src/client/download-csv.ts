import type { WatchedView } from '@bellwether/contract'
import type { Watchlist } from '@bellwether/domain'
import { writeCsv } from '@bellwether/web/files'
import { watchlistCsv } from '../watchlist-csv.ts'

/** Saves a guest's list as a file. */
export async function downloadCsv({ name, items }: Watchlist): Promise<void> {
  const codes = items.map(({ marketCode }) => marketCode).join()
  const response = await fetch(`/api/watchlists/rows?codes=${encodeURIComponent(codes)}`)
  if (!response.ok) throw new Error(`The file could not be created (${response.status}). Please try again later.`)
  const { data } = (await response.json()) as { data: readonly WatchedView[] }
  const csv = watchlistCsv(
    name,
    data.map((view, index) => ({ ...view, note: items[index]?.note ?? '' })),
  )
  const url = URL.createObjectURL(new Blob([writeCsv(csv)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${csv.name}.csv` }).click()
  URL.revokeObjectURL(url)
}
