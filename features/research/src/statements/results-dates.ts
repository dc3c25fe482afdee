import type { ResultsDates } from '@bellwether/contract'
import { events, financials } from '@bellwether/db'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

const resultsKinds: ReadonlySet<string> = new Set(['HALF_YEAR_RESULTS', 'FULL_YEAR_RESULTS'])

export async function nextResults(
  { db }: ResearchContext,
  { security, today }: Subject,
): Promise<ResultsDates['next']> {
  const ahead = await events.upcoming(db, security.id, today, 30)
  const next = ahead.find(({ kind }) => resultsKinds.has(kind))
  return next ? { day: next.day, title: next.title, confirmed: next.confirmed } : null
}

export async function resultsDates(context: ResearchContext, subject: Subject): Promise<ResultsDates> {
  const { id } = subject.security
  const [next, annual, interim] = await Promise.all([
    nextResults(context, subject),
    financials.statements(context.db, id, 'ANNUAL', 1),
    financials.statements(context.db, id, 'INTERIM', 1),
  ])
  return { next, last: lastPublished([...annual, ...interim]) }
}

export function lastPublished(statements: readonly financials.Statement[]): ResultsDates['last'] {
  let last: ResultsDates['last'] = null
  for (const { publishedOn, periodEnd, months } of statements) {
    if (publishedOn && (!last || publishedOn > last.publishedOn)) last = { publishedOn, periodEnd, months }
  }
  return last
}
