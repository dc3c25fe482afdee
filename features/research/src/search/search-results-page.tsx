import { FacetList, Pager, ResultsTable } from '@bellwether/blocks'
import { type SearchResultsView, searchHref } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatCount } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document, SearchForm } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import styles from './search-results-page.module.css'

export function SearchResultsPage({
  view,
  context,
}: {
  readonly view: SearchResultsView
  readonly context: PageContext
}) {
  const { address, count, facets, hint, results, paging } = view
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
        {view.nothingYet ? (
          <p className={text.text}>
            There are no securities here yet: whoever runs this platform adds them with{' '}
            <code>npm run import -- FILE...</code>
          </p>
        ) : null}
        {hint ? <p className={text.text}>{hint}. Check it and search again.</p> : null}
        {count > 0 || facets.length > 0 ? (
          <div className={styles.results} id="results" data-bw-swap={searchHref(address)}>
            {facets.length > 0 ? (
              <div className={styles.facets}>
                <FacetList facets={facets} address={address} />
              </div>
            ) : null}
            <Block title={view.nearest ? 'Did you mean one of these?' : 'Investments'} foot={<Foot view={view} />}>
              <p className={styles.count} data-bw-result tabIndex={-1}>
                {countText(view)}
              </p>
              <ResultsTable results={results} stars={context.stars} />
              <Pager
                paging={paging}
                hrefOf={(page, size) => searchHref({ ...address, page, size })}
                labels={{ pages: 'Pages of results', sizes: 'Results per page' }}
              />
            </Block>
          </div>
        ) : (
          <NoResults term={term} />
        )}
      </main>
    </Document>
  )
}

function countText({ count, capped, paging, nearest, address }: SearchResultsView): string {
  if (count === 0) return 'No results match all filters. Remove a filter.'
  const shown = `${formatCount(paging.from)}–${formatCount(paging.to)} of ${capped ? 'more than ' : ''}${formatCount(count)}`
  return nearest ? `No exact match for “${address.term}”. Closest matches: ${shown}.` : shown
}

function Foot({ view }: { readonly view: SearchResultsView }) {
  return (
    <>
      Best matches first, then largest. Prices are delayed; each security’s page shows the time.
      {view.capped ? ' Only the first 1,000 are listed: refine your search to find the rest.' : ''}
    </>
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
