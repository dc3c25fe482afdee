import type { PublicationSummary } from '@bellwether/contract'
import type { ResearchContext } from '@bellwether/research'

/** What the pages for developers need besides what every page has. */
export interface DevelopersContext extends ResearchContext {
  readonly publicOrigin: string
  /** Null while nothing is published. */
  readonly published: () => PublicationSummary | null
}
