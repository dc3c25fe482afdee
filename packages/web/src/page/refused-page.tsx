import { Document } from './document.tsx'
import type { PageContext } from './page-context.ts'
import styles from './text-page.module.css'

export interface RefusedView {
  readonly code: string
  readonly message: string
}

export function RefusedPage({ view, context }: { readonly view: RefusedView; readonly context: PageContext }) {
  return (
    <Document
      context={context}
      title="Request refused | Bellwether"
      description="The request was refused."
      indexed={false}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className={styles.title}>Request refused</h1>
        <p className={styles.text}>{view.message}</p>
        <p className={styles.text}>
          <code>{view.code}</code> · <a href="/">Home</a>
        </p>
      </main>
    </Document>
  )
}
