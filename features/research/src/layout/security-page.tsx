import type { SecurityFrame } from '@bellwether/contract'
import type { PageContext } from '@bellwether/web/page'
import { Document, PageTitle, SourceLine } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { SecurityLayout } from './security-layout.tsx'
import { SubmenuTabs } from './submenu-tabs.tsx'

export interface SecurityPageProps {
  readonly frame: SecurityFrame
  readonly context: PageContext
  /** The page's topic, in the window title after the security's name and code. */
  readonly topic: string
  readonly description: string
  readonly heading: string
  /** A sentence under the heading. */
  readonly lead?: string | null
  /** A note on all blocks, shown with the source. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Any security page but the Overview: document, header, sidebar, heading, submenu and source. */
export function SecurityPage({ frame, context, topic, description, heading, lead, note, children }: SecurityPageProps) {
  const { identity } = frame
  const code = identity.ticker ?? identity.sedol ?? identity.isin ?? identity.marketCode
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
