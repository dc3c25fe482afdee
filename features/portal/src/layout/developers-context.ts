import type { PublicationSummary } from '@bellwether/contract'
import type { ResearchContext } from '@bellwether/research'

/** What the developer pages need besides the research context. */
export interface DevelopersContext extends ResearchContext {
  readonly publicOrigin: string
  /** Null while nothing is published. */
  readonly published: () => PublicationSummary | null
}
