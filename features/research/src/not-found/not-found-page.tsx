import type { SearchHit } from '@bellwether/contract'
import type { SidebarItem } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document, SearchForm } from '@bellwether/web/page'
import styles from '@bellwether/web/text-page.module.css'
import { SearchHits } from '../search/search-hits.tsx'

export interface NotFoundView {
  readonly title: string
  readonly explanation: string
  readonly term: string
  readonly suggestions: readonly SearchHit[]
  readonly pages: readonly SidebarItem[]
}

export function NotFoundPage({ view, context }: { readonly view: NotFoundView; readonly context: PageContext }) {
  return (
    <Document context={context} title={`${view.title} | Bellwether`} description={view.explanation} indexed={false}>
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className={styles.title}>{view.title}</h1>
        <p className={styles.text}>{view.explanation}</p>
        {view.pages.length > 0 ? (
          <>
            <h2 className={styles.heading}>Available pages</h2>
            <ul className={styles.links}>
              {view.pages.map(page => (
                <li key={page.path}>
                  <a href={page.path}>{page.label}</a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <h2 className={styles.heading}>Find a security</h2>
        <SearchForm id="not-found-search" term={view.term} large />
        {view.suggestions.length > 0 ? (
          <>
            <h2 className={styles.heading}>Did you mean</h2>
            <SearchHits hits={view.suggestions} />
          </>
        ) : null}
      </main>
    </Document>
  )
}
