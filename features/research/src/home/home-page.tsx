import { BlockBody, Headlines, IndexStrip, LiveToggle, Movers } from '@bellwether/blocks'
import type { HomeView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatDate, type IsoDate } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Document, Grid, SearchForm } from '@bellwether/web/page'
import { EmptyMarket } from '../empty-market/empty-market.tsx'
import styles from './home-page.module.css'

type Props = { readonly view: HomeView }

export function HomePage({ view, context }: Props & { readonly context: PageContext }) {
  const asAt = view.asAt ? `Close of ${formatDate(view.asAt.slice(0, 10) as IsoDate)}` : null
  return (
    <Document
      context={context}
      title="Bellwether: research for every share, trust, fund, ETF and gilt"
      description="Prices, charts, financials, holdings, costs and news for shares, investment trusts, funds, ETFs and gilts, in plain English."
      jsonLd={structuredData(context)}
      simulated={view.simulated}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <section className={styles.hero} aria-labelledby="home-title">
          <h1 className={styles.title} id="home-title">
            Know what you hold.
          </h1>
          <p className={styles.lead}>
            Research for every share, trust, fund, ETF and gilt: prices, performance, costs and where you can hold it.
          </p>
          <div className={styles.search}>
            <SearchForm id="home-search" large />
          </div>
        </section>
        {view.types.state === 'empty' ? <EmptyMarket /> : null}
        <Grid>
          <Cell span={12}>
            <Block title="Markets" foot={asAt}>
              <BlockBody state={view.indices}>{indices => <IndexStrip indices={indices} />}</BlockBody>
            </Block>
          </Cell>
          <MoverBlocks view={view} />
          <Cell span={8}>
            <Block title="Latest news">
              <BlockBody state={view.news}>{headlines => <Headlines headlines={headlines} />}</BlockBody>
            </Block>
          </Cell>
          <Cell span={4}>
            <TypesBlock view={view} />
          </Cell>
        </Grid>
      </main>
    </Document>
  )
}

function MoverBlocks({ view: { live, risers, fallers, moversNote } }: Props) {
  return (
    <>
      {live ? (
        <Cell span={12}>
          <div className={styles.movers}>
            <h2 className={styles.section}>Biggest movers</h2>
            <Island name="live-toggle" component={LiveToggle} props={{ view: live }} />
          </div>
        </Cell>
      ) : null}
      <Cell span={6}>
        <Block title="Risers" foot={moversNote}>
          <BlockBody state={risers}>
            {movers => <Island name="movers" component={Movers} props={{ movers, live, label: 'Biggest risers' }} />}
          </BlockBody>
        </Block>
      </Cell>
      <Cell span={6}>
        <Block title="Fallers" foot={moversNote}>
          <BlockBody state={fallers}>
            {movers => <Island name="movers" component={Movers} props={{ movers, live, label: 'Biggest fallers' }} />}
          </BlockBody>
        </Block>
      </Cell>
    </>
  )
}

function TypesBlock({ view }: Props) {
  return (
    <Block title="Browse by type">
      <BlockBody state={view.types}>
        {types => (
          <ul className={styles.types}>
            {types.map(type => (
              <li key={type.label}>
                <b>{type.count.toLocaleString('en-GB')}</b> {type.label}, such as{' '}
                <a href={type.example.href}>{type.example.name}</a>
              </li>
            ))}
          </ul>
        )}
      </BlockBody>
    </Block>
  )
}

function structuredData({ origin }: PageContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Bellwether',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/investment/search/all?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
