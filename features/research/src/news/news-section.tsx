import { BlockBody, NewsFilters, NewsList, NewsPager, useInPlace } from '@bellwether/blocks'
import { type NewsView, newsHref, newsQuery } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatDate, type MarketCode, pagePath } from '@bellwether/domain'

export interface NewsSectionProps extends Omit<NewsView, 'frame'> {
  readonly marketCode: MarketCode
  readonly sourceName: string
}

/** The news of a security with its tabs, filters and pages, each a link or a form that the browser answers in place. */
export function NewsSection(drawn: NewsSectionProps) {
  const { view, visits, region } = useInPlace(drawn, { addressOf, hasHistory: true })
  const { address, range, tabs, list, fields, marketCode } = view
  const query = newsQuery(address)
  return (
    <div id="news" {...region}>
      <Block
        title={tabs.find(({ id }) => id === address.tab)?.label ?? 'News'}
        aside={<NewsTabs view={view} />}
        foot={
          <>
            {view.note ? `${view.note} ` : ''}
            {formatDate(range.from)} to {formatDate(range.to)}, London time. Source: {view.sourceName}.{' '}
            <a href={`${pagePath('news', marketCode)}?${query ? `${query}&` : ''}format=csv`} download>
              Download CSV
            </a>
          </>
        }
      >
        <NewsFilters
          key={visits}
          address={address}
          categories={view.categories}
          fields={fields}
          marketCode={marketCode}
        />
        <BlockBody state={list}>
          {listed => (
            <>
              <NewsList view={listed} address={address} range={range} tabs={tabs} marketCode={marketCode} />
              {listed.count > 0 ? <NewsPager paging={listed.paging} address={address} marketCode={marketCode} /> : null}
            </>
          )}
        </BlockBody>
      </Block>
    </div>
  )
}

function NewsTabs({ view: { tabs, address, marketCode } }: { readonly view: NewsSectionProps }) {
  return (
    <LinkTabs
      label="News type"
      tabs={tabs.map(({ id, label, count }) => ({
        label: count === null ? label : `${label} (${count})`,
        href: newsHref(marketCode, { ...address, tab: id, page: 1, ...(id === address.tab ? {} : { category: null }) }),
        current: id === address.tab,
      }))}
    />
  )
}

/** A list that is shown beside dates that could not be used has no address of its own. */
function addressOf({ fields, marketCode, address }: NewsSectionProps): string | null {
  return fields.from.error || fields.to.error ? null : newsHref(marketCode, address)
}
