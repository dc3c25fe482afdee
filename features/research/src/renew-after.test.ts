import { expect, it } from 'vitest'
import type { ResearchPage } from './pages.ts'
import { renewAfter } from './renew-after.ts'

const minute = 60_000
const now = '2026-11-13T12:00:00.000Z'

function newsPage(live: boolean, ...dateTimes: string[]): ResearchPage {
  const list = { state: 'ready', view: { madeAt: now, rows: dateTimes.map(dateTime => ({ dateTime })) } }
  return { kind: 'news', view: { frame: { live }, list } } as unknown as ResearchPage
}

it('[RP-CACHE-3] makes a page with a streamed price again after five minutes, one without when its data change', () => {
  expect(renewAfter({ kind: 'overview', view: { frame: { live: true } } } as unknown as ResearchPage)).toBe(5 * minute)
  expect(renewAfter({ kind: 'overview', view: { frame: { live: false } } } as unknown as ResearchPage)).toBeNull()
})

it('[RP-CACHE-3] makes news again when what they say of the time is no longer right, at most once a minute', () => {
  expect(renewAfter(newsPage(false, '2026-11-13T11:59:30.000Z', '2026-11-01T09:00:00.000Z'))).toBe(minute)
  expect(renewAfter(newsPage(false, '2026-11-13T09:15:00.000Z', '2026-11-12T10:00:00.000Z'))).toBe(15 * minute)
  expect(renewAfter(newsPage(false, '2026-11-01T09:00:00.000Z'))).toBeNull()
  expect(renewAfter(newsPage(false))).toBeNull()
  expect(renewAfter(newsPage(true, '2026-11-13T09:15:00.000Z'))).toBe(5 * minute)
})
