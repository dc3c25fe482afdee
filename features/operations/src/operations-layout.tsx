import { LinkTabs } from '@bellwether/design'
import { Document, type PageContext } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import styles from './operations-layout.module.css'

const sections = [
  { label: 'Widget usage', href: '/operations/usage' },
  { label: 'Price feeds', href: '/operations/feeds' },
  { label: 'Data', href: '/operations/data' },
  { label: 'Audit log', href: '/operations/audit' },
] as const

export interface OperationsLayoutProps {
  readonly context: PageContext
  readonly section: (typeof sections)[number]['href']
  readonly lead: string
  readonly children: ReactNode
}

export function OperationsLayout({ context, section, lead, children }: OperationsLayoutProps) {
  const title = sections.find(({ href }) => href === section)?.label ?? ''
  return (
    <Document context={context} title={`${title} | Bellwether operations`} description={title} indexed={false}>
      <main className={styles.main} id="main" tabIndex={-1}>
        <LinkTabs label="Operations" tabs={sections.map(known => ({ ...known, current: known.href === section }))} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.stack}>{children}</div>
      </main>
    </Document>
  )
}
