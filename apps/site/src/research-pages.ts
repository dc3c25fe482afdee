import { chartRanges } from '@bellwether/contract'
import type { PageId, Viewer } from '@bellwether/domain'
import type { Csv } from './csv.ts'
import type { Page } from './pages/registry.tsx'
import type { Security, SiteContext } from './site-context.ts'
import { overviewView } from './views/overview/overview.ts'

export interface ResearchRequest {
  readonly security: Security
  readonly viewer: Viewer
  readonly query: URLSearchParams
  /** Names the news item; null on every other page. */
  readonly id: string | null
}

/** Makes one page of a security, or the table behind it as a file; null where the address names something that does not exist. */
export type ResearchPage = (context: SiteContext, request: ResearchRequest) => Promise<Page | Csv | null>

/** The pages of a security, by id. Which of them a security has is the domain's to say. */
export const researchPages: Readonly<Partial<Record<PageId, ResearchPage>>> = {
  overview: async (context, { security, viewer, query }) => {
    const range = chartRanges.find(known => known === query.get('range')?.toUpperCase()) ?? '1Y'
    return { kind: 'overview', view: await overviewView(context, security, { range, viewer }) }
  },
}
