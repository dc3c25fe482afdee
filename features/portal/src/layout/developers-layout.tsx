import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './developers-layout.module.css'

const places = [
  { label: 'Start', href: '/developers' },
  { label: 'Widgets', href: '/developers/widgets' },
  { label: 'Playground', href: '/developers/playground' },
  { label: 'Guides', href: '/developers/guides' },
  { label: 'Calls for programs', href: '/developers/api' },
  { label: 'Your namespaces', href: '/developers/namespaces' },
] as const

export interface DevelopersLayoutProps {
  readonly context: PageContext
  readonly title: string
  /** Of the window, where it says more than the heading. */
  readonly windowTitle?: string
  readonly lead: ReactNode
  readonly description: string
  readonly place: (typeof places)[number]['href']
  readonly simulated?: boolean
  /** False for pages of somebody's own. */
  readonly indexed?: boolean
  readonly children: ReactNode
}

/** Around every page for developers. */
export function DevelopersLayout(props: DevelopersLayoutProps) {
  const { context, title, windowTitle = title, lead, description, place, children } = props
  const { simulated = false, indexed = true } = props
  return (
    <Document
      context={context}
      title={`${windowTitle} | Bellwether for developers`}
      description={description}
      simulated={simulated}
      indexed={indexed}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <LinkTabs label="For developers" tabs={places.map(known => ({ ...known, current: known.href === place }))} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </Document>
  )
}
