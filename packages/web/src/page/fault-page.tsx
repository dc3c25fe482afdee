import { TryAgain } from '@bellwether/design'
import { Document } from './document.tsx'
import type { PageContext } from './page-context.ts'
import styles from './text-page.module.css'

export interface FaultView {
  readonly requestId: string
}

export function FaultPage({ view, context }: { readonly view: FaultView; readonly context: PageContext }) {
  return (
    <Document
      context={context}
      title="Something went wrong | Bellwether"
      description="The page could not be loaded."
      indexed={false}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className={styles.title}>Something went wrong on our side</h1>
        <p className={styles.text}>
          The page could not be loaded. <TryAgain />; if it happens again, tell us this number:{' '}
          <code>{view.requestId}</code>.
        </p>
      </main>
    </Document>
  )
}
