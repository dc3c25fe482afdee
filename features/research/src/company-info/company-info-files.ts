import type { CompanyInfoView } from '@bellwether/contract'
import { people, quotes } from '@bellwether/db'
import { getMarketCode, pagePath, toIsoDate, type Viewer } from '@bellwether/domain'
import type { Csv, Ics } from '@bellwether/web/files'
import { figureTableCsv } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { calendarEntries } from './calendar.ts'
import { companyInfoView } from './company-info-view.ts'
import { shareholdersCsv } from './owner-tables.ts'

/** All future dates as a calendar file, or only the event named; null where there is none. */
export async function companyInfoIcs(
  context: ResearchContext,
  security: Security,
  { event }: { readonly event: string | null },
): Promise<Ics | null> {
  const quote = await quotes.latest(context.db, security.listing.id)
  const known = quote?.at ?? new Date(security.asAt)
  const priced = toIsoDate(known)
  const events = await calendarEntries(context, security.id, priced > security.asAt ? priced : security.asAt)
  const chosen = events.filter(({ id }) => event === null || String(id) === event)
  if (chosen.length === 0) return null
  return {
    kind: 'ics',
    name: fileName(security, 'dates'),
    title: `${security.shortName}: financial calendar`,
    path: pagePath('company-info', getMarketCode(security.listing.marketCode)),
    events: chosen.map(({ id, day, title, confirmed }) => ({
      id,
      day,
      summary: `${security.shortName}: ${title}`,
      description: confirmed ? 'Confirmed.' : 'Estimated: the company has not confirmed this date.',
      confirmed,
      stamp: known,
    })),
  }
}

/** The tables of the page, by their name in the CSV address. */
const tables = {
  divisions: 'divisions',
  profits: 'profits',
  places: 'geography',
  people: 'people',
  'short-positions': 'shortPositions',
  'share-classes': 'shareClasses',
  changes: 'actions',
} as const satisfies Record<string, keyof CompanyInfoView>

/** One of the tables as a file; null where there is no such table or nothing in it. */
export async function companyInfoCsv(
  context: ResearchContext,
  security: Security,
  { table, viewer }: { readonly table: string | null; readonly viewer: Viewer },
): Promise<Csv | null> {
  if (table === 'shareholders')
    return shareholdersCsv(fileName(security, table), await people.majorShareholders(context.db, security.id))
  if (table === null || !Object.hasOwn(tables, table)) return null
  const view = await companyInfoView(context, security, { viewer })
  const state = view[tables[table as keyof typeof tables]]
  return state?.state === 'ready' ? figureTableCsv(fileName(security, table), state.view) : null
}
