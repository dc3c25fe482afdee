import type { NewsView } from '@bellwether/contract'
import { relativeTimeLasts } from '@bellwether/domain'
import type { ResearchPage } from './pages.ts'

/** A recorded price moves without a change of the data's version, and whether the market is open changes with the time. */
const movingPriceMs = 300_000
/** A statement of how long ago something was may be wrong for so long. */
const minMs = 60_000

/** After how many milliseconds something on the page is no longer right although the data are the same; null: not before they change. */
export function renewAfter(page: ResearchPage): number | null {
  const price = 'frame' in page.view && page.view.frame.live ? movingPriceMs : Number.POSITIVE_INFINITY
  const ages = page.kind === 'news' ? agesLast(page.view) : Number.POSITIVE_INFINITY
  const first = Math.max(minMs, Math.min(price, ages))
  return Number.isFinite(first) ? first : null
}

function agesLast({ list }: NewsView): number {
  if (list.state !== 'ready') return Number.POSITIVE_INFINITY
  const { rows, madeAt } = list.view
  return Math.min(...rows.map(row => relativeTimeLasts(row.dateTime, madeAt)))
}
