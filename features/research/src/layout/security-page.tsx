import type { SecurityFrame } from '@bellwether/contract'
import type { PageContext } from '@bellwether/web/page'
import { Document, PageTitle, SourceLine } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { SecurityLayout } from './security-layout.tsx'
import { SubmenuTabs } from './submenu-tabs.tsx'

export interface SecurityPageProps {
  readonly frame: SecurityFrame
  readonly context: PageContext
  /** What of the security the page is about, in the window's title after its name and code. */
  readonly topic: string
  readonly description: string
  readonly heading: string
  /** A sentence under the heading. */
  readonly lead?: string | null
  /** What holds for all blocks, said beside the source. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A page behind the Overview: the document, the security's header and sidebar, heading, submenu and source. */
export function SecurityPage({ frame, context, topic, description, heading, lead, note, children }: SecurityPageProps) {
  const { identity } = frame
  const code = identity.ticker ?? identity.sedol ?? identity.isin
  return (
    <Document
      context={context}
      title={`${identity.name} (${code}) ${topic} | Bellwether`}
      description={description}
      simulated={identity.simulated}
    >
      <SecurityLayout frame={frame} stars={context.stars}>
        <PageTitle lead={lead}>{heading}</PageTitle>
        <SubmenuTabs frame={frame} />
        {children}
        <SourceLine identity={identity}>{note}</SourceLine>
      </SecurityLayout>
    </Document>
  )
}
