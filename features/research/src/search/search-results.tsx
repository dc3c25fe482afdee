import { FacetList, Pager, ResultsTable, type Stars, useInPlace } from '@bellwether/blocks'
import { type SearchResultsView, searchHref } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatCount } from '@bellwether/domain'
import styles from './search-results.module.css'

export interface SearchResultsProps {
  readonly view: SearchResultsView
  readonly stars: Stars
}

/** What was found, narrowed and paged in place. */
export function SearchResults(drawn: SearchResultsProps) {
  const {
    view: { view, stars },
    region,
  } = useInPlace(drawn, { addressOf: ({ view }) => searchHref(view.address), hasHistory: true })
  const { address, facets, results, paging } = view
  return (
    <div className={styles.results} id="results" {...region}>
      {facets.length > 0 ? (
        <div className={styles.facets}>
          <FacetList facets={facets} address={address} />
        </div>
      ) : null}
      <Block title={view.nearest ? 'Did you mean one of these?' : 'Investments'} foot={<Foot view={view} />}>
        <p className={styles.count} data-bw-result tabIndex={-1}>
          {countText(view)}
        </p>
        <ResultsTable results={results} stars={stars} />
        <Pager
          paging={paging}
          hrefOf={(page, size) => searchHref({ ...address, page, size })}
          labels={{ pages: 'Pages of results', sizes: 'Results per page' }}
        />
      </Block>
    </div>
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
      Best matches first, then largest. Prices may be delayed; each security’s page shows the time.
      {view.capped ? ' Only the first 1,000 are listed: refine your search to find the rest.' : ''}
    </>
  )
}
