import type { SearchResultsView } from '@bellwether/contract'
import { Document } from './document.tsx'
import type { PageContext } from './page-context.ts'
import { SearchHits } from './search-hits.tsx'
import styles from './text-page.module.css'

export function SearchResultsPage({
  view,
  context,
}: {
  readonly view: SearchResultsView
  readonly context: PageContext
}) {
  const { term, hits, hint } = view
  return (
    <Document
      context={context}
      title={`Search: ${term} | Bellwether`}
      description="Search results"
      indexed={false}
      term={term}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <h1 className={styles.title}>{term ? `Results for “${term}”` : 'Search'}</h1>
        {hint ? <p className={styles.text}>{hint}. Check it and search again.</p> : null}
        {hits.length > 0 ? (
          <SearchHits hits={hits} />
        ) : (
          <p className={styles.text}>
            {term
              ? `Nothing for “${term}”. Check the spelling, or try an EPIC, ISIN or SEDOL.`
              : 'Type a name, EPIC, ISIN or SEDOL in the box above.'}
          </p>
        )}
      </main>
    </Document>
  )
}
