import type { OverviewView } from '@bellwether/contract'
import { MadeOf } from '@bellwether/design'
import { formatPrice, type SecurityType } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Document, Grid, type Span, Stack } from '@bellwether/web/page'
import { SecurityLayout } from '../layout/security-layout.tsx'
import { dataOfBlock } from './data-of-block.ts'
import { type OverviewBlock, overviewBlocks } from './overview-blocks.tsx'
import styles from './overview-page.module.css'

/** Blocks that share a cell stand one above the other. */
type Place = readonly [blocks: readonly OverviewBlock[], span: Span]

const place = (span: Span, ...blocks: readonly OverviewBlock[]): Place => [blocks, span]

/** A share without news has three blocks where others have four; one without dividends shows the company profile there. */
function equityFigures(view: OverviewView): readonly Place[] {
  if (!view.news) return [place(4, 'valuation'), place(4, 'income'), place(4, 'wrappers')]
  return [
    place(8, 'news'),
    place(4, 'wrappers'),
    place(6, 'valuation'),
    aboutJoinsIncome(view) ? place(6, 'income', 'about') : place(6, 'income'),
  ]
}

/** Pairs of about the same height: short blocks share a cell. */
function companyFacts(view: OverviewView): readonly Place[] {
  const about: readonly OverviewBlock[] = aboutJoinsIncome(view) ? [] : ['about']
  if (view.brokers?.state !== 'ready') return [place(6, 'facts', ...about), place(6, 'deals', 'calendar', 'brokers')]
  return [place(6, 'brokers'), place(6, 'deals'), place(6, 'facts'), place(6, 'calendar', ...about)]
}

function aboutJoinsIncome({ news, income }: OverviewView): boolean {
  return news !== null && income?.state === 'empty'
}

/** Which blocks each type shows, in reading order. Blocks the view does not have are passed over. */
const layouts: Readonly<Record<SecurityType, (view: OverviewView) => readonly Place[]>> = {
  EQUITY: view => [
    place(8, 'chart'),
    place(4, 'keyFigures'),
    ...equityFigures(view),
    place(12, 'growth'),
    place(12, 'performance'),
    ...companyFacts(view),
    place(12, 'peers'),
    place(12, 'heldBy'),
    place(12, 'kiid'),
  ],
  CLOSED_END_FUND: () => [
    place(8, 'chart'),
    place(4, 'keyFigures'),
    place(8, 'about', 'kiid'),
    place(4, 'risk'),
    place(6, 'holdings'),
    place(6, 'allocation', 'calendar'),
    place(12, 'discount'),
    place(12, 'performance'),
    place(8, 'news'),
    place(4, 'wrappers'),
    place(4, 'income'),
    place(4, 'costs'),
    place(4, 'facts'),
    place(12, 'people'),
    place(12, 'peers'),
    place(12, 'documents'),
  ],
  FUND: pooled,
  ETF: pooled,
  BOND: () => [
    place(8, 'chart'),
    place(4, 'keyFigures'),
    place(4, 'facts'),
    place(4, 'income'),
    place(4, 'wrappers'),
    place(8, 'yields'),
    place(4, 'about'),
    place(12, 'curve'),
    place(12, 'cashFlows'),
    place(12, 'kiid'),
  ],
}

/** Without named managers the documents take their place. */
function pooled({ people }: OverviewView): readonly Place[] {
  return [
    place(8, 'chart'),
    place(4, 'keyFigures'),
    place(8, 'about', 'kiid'),
    place(4, 'risk'),
    place(12, 'performance'),
    place(6, 'holdings'),
    place(6, 'allocation', 'wrappers'),
    place(6, 'facts'),
    place(6, 'costs', people ? 'people' : 'documents'),
    place(12, 'lines'),
    place(12, 'news'),
    ...(people ? [place(12, 'documents')] : []),
  ]
}

export function OverviewPage({ view, context }: { readonly view: OverviewView; readonly context: PageContext }) {
  const { identity, quote } = view.frame
  const code = identity.ticker ?? identity.sedol ?? identity.isin ?? identity.marketCode
  const price = quote?.lastPrice ? ` ${formatPrice(quote.lastPrice)}.` : ''
  return (
    <Document
      context={context}
      title={`${identity.name} (${code}) ${titleTopics[identity.type]} | Bellwether`}
      description={`${identity.name}, ${identity.typeWords.toLowerCase()}${identity.isin ? `, ISIN ${identity.isin}` : ''}.${price} ${view.summary ?? 'Price, key figures, performance and where you can hold it.'}`}
      jsonLd={structuredData(view, context)}
      simulated={identity.simulated}
    >
      <SecurityLayout frame={view.frame} stars={context.stars}>
        {view.summary ? <p className={styles.summary}>{view.summary}</p> : null}
        <Grid>
          {layouts[identity.type](view).map(([names, span]) => {
            const blocks = names.flatMap(name => {
              const content = overviewBlocks[name](view, context.stars)
              return content
                ? [
                    <MadeOf key={name} data={dataOfBlock[name]}>
                      {content}
                    </MadeOf>,
                  ]
                : []
            })
            return blocks.length > 0 ? (
              <Cell key={names[0]} span={span}>
                {blocks.length > 1 ? <Stack>{blocks}</Stack> : blocks}
              </Cell>
            ) : null
          })}
        </Grid>
        <p className={styles.source} data-bw-later="">
          Source: {identity.sourceName}.
        </p>
      </SecurityLayout>
    </Document>
  )
}

const titleTopics: Readonly<Record<SecurityType, string>> = {
  EQUITY: 'share price and research',
  CLOSED_END_FUND: 'share price, NAV and discount',
  FUND: 'fund price and research',
  ETF: 'ETF price and research',
  BOND: 'gilt price and yield',
}

function structuredData({ frame, about }: OverviewView, { origin, path }: PageContext): object {
  const { identity } = frame
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': identity.type === 'EQUITY' ? 'Corporation' : 'InvestmentFund',
        ...(identity.type === 'BOND' ? { '@type': 'FinancialProduct' } : {}),
        name: identity.name,
        ...(identity.isin
          ? { identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: identity.isin } }
          : {}),
        ...(identity.type === 'EQUITY' && identity.ticker
          ? { tickerSymbol: `${identity.marketCode.split(':')[0]} ${identity.ticker}` }
          : {}),
        ...(about ? { description: about } : {}),
        url: `${origin}${path}`,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Market research', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: identity.name, item: `${origin}${path}` },
        ],
      },
    ],
  }
}
