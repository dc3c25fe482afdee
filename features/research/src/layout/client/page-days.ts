import { fetchJson } from '@bellwether/web/client'
import { createStoredDays, type StoredDays } from './stored-days.ts'

/** What is stored of the quotes on the page. */
export function createPageDays(window: Window): StoredDays {
  return createStoredDays({
    ask: fetchJson,
    later: (work, ms) => window.setTimeout(work, ms),
    isHidden: () => window.document.hidden,
    random: () => Math.random(),
  })
}
