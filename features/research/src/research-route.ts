import type { Viewer } from '@bellwether/domain'
import type { Csv, Ics } from '@bellwether/web/files'
import type { ResearchPage } from './pages.ts'
import type { ResearchContext, Security } from './research-context.ts'

export interface ResearchRequest {
  readonly security: Security
  readonly viewer: Viewer
  readonly query: URLSearchParams
  /** Names the news item; null on every other page. */
  readonly id: string | null
}

/** Answers for one page of a security: the page, or the table behind it as a file; null where the address names something that does not exist. */
export type ResearchRoute = (
  context: ResearchContext,
  request: ResearchRequest,
) => Promise<ResearchPage | Csv | Ics | null>
