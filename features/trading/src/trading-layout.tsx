import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './trading-layout.module.css'

const sections = [
  { label: 'Accounts', href: '/platform/account' },
  { label: 'Orders', href: '/platform/orders' },
  { label: 'Regular investments', href: '/platform/regularinvestments' },
  { label: 'Dividends', href: '/platform/drips', spoken: 'reinvestment' },
] as const

export interface PlatformLayoutProps {
  readonly context: PageContext
  readonly title: string
  readonly lead?: string
  /** The tab this page belongs to; none for a ticket. */
  readonly section?: (typeof sections)[number]['href']
  readonly simulated?: boolean
  readonly children: ReactNode
}

/** The layout of a user's own pages: not indexed, and marked as paper trading. */
export function PlatformLayout({ context, title, lead, section, simulated = false, children }: PlatformLayoutProps) {
  return (
    <Document
      context={context}
      title={`${title} | Bellwether`}
      description={title}
      indexed={false}
      simulated={simulated}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <p className={styles.paper}>Paper trading: real rules and charges, virtual money.</p>
        <LinkTabs label="Your accounts" tabs={sections.map(known => ({ ...known, current: known.href === section }))} />
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </main>
    </Document>
  )
}
