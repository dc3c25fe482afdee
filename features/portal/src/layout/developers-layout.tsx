import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './developers-layout.module.css'

const sections = [
  { label: 'Overview', href: '/developers' },
  { label: 'Widgets', href: '/developers/widgets' },
  { label: 'Playground', href: '/developers/playground' },
  { label: 'Workbench', href: '/developers/workbench' },
  { label: 'Guides', href: '/developers/guides' },
  { label: 'API reference', href: '/developers/api' },
  { label: 'Your namespaces', href: '/developers/namespaces' },
] as const

export interface DevelopersLayoutProps {
  readonly context: PageContext
  readonly title: string
  /** The document title, where it differs from the heading. */
  readonly windowTitle?: string
  readonly lead: ReactNode
  readonly description: string
  readonly section: (typeof sections)[number]['href']
  readonly simulated?: boolean
  /** False for a user's own pages. */
  readonly indexed?: boolean
  readonly children: ReactNode
}

/** The layout of every developer page. */
export function DevelopersLayout(props: DevelopersLayoutProps) {
  const { context, title, windowTitle = title, lead, description, section, children } = props
  const { simulated = false, indexed = true } = props
  return (
    <Document
      context={context}
      title={`${windowTitle} | Bellwether Developers`}
      description={description}
      simulated={simulated}
      indexed={indexed}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <LinkTabs label="Developers" tabs={sections.map(known => ({ ...known, current: known.href === section }))} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Document>
  )
}
