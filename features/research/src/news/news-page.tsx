import { BlockBody, NewsFilters, NewsList, NewsPager } from '@bellwether/blocks'
import { type NewsView, newsHref, newsQuery } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { formatDate, pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document, PageTitle } from '@bellwether/web/page'
import { SecurityLayout } from '../layout/security-layout.tsx'

export function NewsPage({ view, context }: { readonly view: NewsView; readonly context: PageContext }) {
  const { frame, address, range, tabs, list, fields } = view
  const { identity } = frame
  const { marketCode } = identity
  const tab = tabs.find(({ id }) => id === address.tab)
  const wrong = fields.from.error ?? fields.to.error
  const query = newsQuery(address)
  return (
    <Document
      context={context}
      title={`${identity.name} (${identity.ticker ?? identity.isin ?? identity.marketCode}) news and announcements | Bellwether`}
      description={`Company news and regulatory announcements for ${identity.name}, with the price change on the day.`}
      simulated={identity.simulated}
    >
      <SecurityLayout frame={frame} stars={context.stars}>
        <PageTitle lead="Company news and regulatory announcements, with the price change on the day.">News</PageTitle>
        <div id="news" data-bw-later="" data-bw-swap={wrong ? '' : newsHref(marketCode, address)}>
          <Block
            title={tab?.label ?? 'News'}
            aside={
              <LinkTabs
                label="News type"
                tabs={tabs.map(({ id, label, count }) => ({
                  label: count === null ? label : `${label} (${count})`,
                  href: newsHref(marketCode, {
                    ...address,
                    tab: id,
                    page: 1,
                    ...(id === address.tab ? {} : { category: null }),
                  }),
                  current: id === address.tab,
                }))}
              />
            }
            foot={
              <>
                {formatDate(range.from)} to {formatDate(range.to)}, London time. Source: {identity.sourceName}.{' '}
                <a href={`${pagePath('news', marketCode)}?${query ? `${query}&` : ''}format=csv`} download>
                  Download CSV
                </a>
              </>
            }
          >
            <NewsFilters
              key={query}
              address={address}
              categories={view.categories}
              fields={fields}
              marketCode={marketCode}
            />
            <BlockBody state={list}>
              {listed => (
                <>
                  <NewsList view={listed} address={address} range={range} tabs={tabs} marketCode={marketCode} />
                  {listed.count > 0 ? (
                    <NewsPager paging={listed.paging} address={address} marketCode={marketCode} />
                  ) : null}
                </>
              )}
            </BlockBody>
          </Block>
        </div>
      </SecurityLayout>
    </Document>
  )
}
