import { LinkTabs } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './trading-layout.module.css'

const places = [
  { label: 'Accounts', href: '/platform/account' },
  { label: 'Orders', href: '/platform/orders' },
  { label: 'Regular investments', href: '/platform/regularinvestments' },
  { label: 'Dividends', href: '/platform/drips', spoken: 'reinvestment' },
] as const

export interface PlatformLayoutProps {
  readonly context: PageContext
  readonly title: string
  readonly lead?: string
  /** The place this page belongs to; none for a ticket. */
  readonly place?: (typeof places)[number]['href']
  readonly simulated?: boolean
  readonly children: ReactNode
}

/** Around every page of somebody's own: none is for search engines, and all say that the money is not real. */
export function PlatformLayout({ context, title, lead, place, simulated = false, children }: PlatformLayoutProps) {
  return (
    <Document
      context={context}
      title={`${title} | Bellwether`}
      description={title}
      indexed={false}
      simulated={simulated}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <p className={styles.paper}>Paper accounts: the rules and charges are real, the money is not.</p>
        <LinkTabs label="Your accounts" tabs={places.map(known => ({ ...known, current: known.href === place }))} />
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </main>
    </Document>
  )
}
