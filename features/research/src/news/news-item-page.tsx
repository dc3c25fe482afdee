import {
  BlockBody,
  Change,
  KindChip,
  NewsChart,
  NewsNeighbours,
  NewsStory,
  NewsTags,
  RelatedSecurities,
} from '@bellwether/blocks'
import { type NewsChartView, type NewsItemView, newsHref } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, formatDateTime, formatPrice } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import { SecurityLayout } from '../layout/security-layout.tsx'
import styles from './news-item-page.module.css'

export function NewsItemPage({ view, context }: { readonly view: NewsItemView; readonly context: PageContext }) {
  const { frame, address, tab, chart, related } = view
  const { identity } = frame
  const regulatory = tab.id === 'regulatory'
  const published = formatDateTime(new Date(view.dateTime), 'Europe/London')
  return (
    <Document
      context={context}
      title={`${view.title} | ${identity.shortName} news | Bellwether`}
      description={`${view.type}: ${view.title}. ${identity.name}, ${published}, from ${view.source}.`}
      jsonLd={structuredData(view, context)}
      simulated={identity.simulated}
    >
      <SecurityLayout frame={frame} stars={context.stars}>
        <p className={styles.back}>
          <a href={newsHref(identity.marketCode, address)}>All {tab.label.toLowerCase()}</a>
        </p>
        <article aria-labelledby="news-title">
          <h2 className={styles.title} id="news-title">
            {view.title}
          </h2>
          <Meta view={view} published={published} />
          <div className={styles.columns}>
            <div>
              <Block
                title={regulatory ? 'Announcement' : 'Article'}
                foot={`Published by ${view.provider}. ${regulatory ? 'Shown as received, unedited.' : 'Shown as received.'}`}
              >
                <BlockBody state={view.body}>{body => <NewsStory view={body} />}</BlockBody>
              </Block>
            </div>
            <div className={styles.beside}>
              <Block
                title={
                  chart.state === 'ready' && chart.view.span === 'weeks' ? 'Price around that date' : 'Price on the day'
                }
                foot={chart.state === 'ready' ? chartBasis[chart.view.span] : null}
              >
                <BlockBody state={chart}>
                  {shown => (
                    <>
                      {shown.close ? (
                        <p className={styles.close}>
                          {formatPrice(shown.close)} at the close on {formatDate(shown.day)}{' '}
                          {shown.move === null ? null : <Change fraction={shown.move} />}
                        </p>
                      ) : null}
                      <NewsChart view={shown} dateTime={view.dateTime} />
                    </>
                  )}
                </BlockBody>
              </Block>
              {related.state === 'empty' ? null : (
                <Block title="Also mentioned">
                  <BlockBody state={related}>{securities => <RelatedSecurities securities={securities} />}</BlockBody>
                </Block>
              )}
            </div>
          </div>
        </article>
        <BlockBody state={view.neighbours}>
          {neighbours => (
            <NewsNeighbours
              {...neighbours}
              address={address}
              marketCode={identity.marketCode}
              label={`Other ${tab.label.toLowerCase()}`}
            />
          )}
        </BlockBody>
      </SecurityLayout>
    </Document>
  )
}

function Meta({ view, published }: { readonly view: NewsItemView; readonly published: string }) {
  const { frame, address, type, typeCode, source, tags } = view
  return (
    <p className={styles.meta}>
      <time dateTime={view.dateTime}>{published}</time>
      <span>{source}</span>
      <KindChip kind={type} source={source} code={typeCode} />
      <NewsTags
        tags={tags}
        hrefFor={category => newsHref(frame.identity.marketCode, { ...address, category, page: 1 })}
      />
    </p>
  )
}

const chartBasis: Readonly<Record<NewsChartView['span'], string>> = {
  day: 'Prices through the day of publication.',
  weeks: 'Closing prices, dividends not included.',
}

function structuredData({ title, dateTime, provider, frame }: NewsItemView, { origin, path }: PageContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.slice(0, 110),
    datePublished: dateTime,
    publisher: { '@type': 'Organization', name: provider },
    about: { '@type': 'Organization', name: frame.identity.name },
    url: `${origin}${path}`,
  }
}
