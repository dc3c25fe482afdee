import { starsOf } from '@bellwether/blocks'
import type { SearchResultsView } from '@bellwether/contract'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Document, SearchForm } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { EmptyMarket } from '../empty-market/empty-market.tsx'
import { SearchResults } from './search-results.tsx'

export function SearchResultsPage({
  view,
  context,
}: {
  readonly view: SearchResultsView
  readonly context: PageContext
}) {
  const { address, count, facets, hint, results } = view
  const { term } = address
  return (
    <Document
      context={context}
      title={term ? `Search: ${term} | Bellwether` : 'Search | Bellwether'}
      description="Search results for shares, investment trusts, funds, ETFs and gilts."
      indexed={false}
      canonical
      term={term}
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>{term ? `Results for “${term}”` : 'Search'}</h1>
        {view.nothingYet ? <EmptyMarket /> : null}
        {hint ? <p className={text.text}>{hint}. Check it and search again.</p> : null}
        {count > 0 || facets.length > 0 ? (
          <Island
            name="search-results"
            component={SearchResults}
            props={{
              view,
              stars: starsOf(
                context.stars,
                results.map(({ marketCode }) => marketCode),
              ),
            }}
          />
        ) : (
          <NoResults term={term} />
        )}
      </main>
    </Document>
  )
}

function NoResults({ term }: { readonly term: string }) {
  if (!term)
    return (
      <>
        <p className={text.text}>Enter a name, EPIC, ISIN or SEDOL.</p>
        <SearchForm id="page-search" large />
      </>
    )
  return (
    <>
      <p className={text.text}>Nothing for “{term}”.</p>
      <h2 className={text.heading}>Search tips</h2>
      <ul className={text.links}>
        <li>Check the spelling, or enter only the first few letters of the name.</li>
        <li>Try the EPIC (such as HVL), the ISIN (12 characters) or the SEDOL (7).</li>
        <li>A company may have changed its name: you can search by its former name too.</li>
        <li>
          Not sure what you are looking for? <a href="/investment/screener">Try the screener</a>.
        </li>
      </ul>
      <p className={text.text}>We do not list currencies, commodities, crypto-assets or unlisted shares.</p>
    </>
  )
}
