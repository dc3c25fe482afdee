import type { OverviewView } from '@bellwether/contract'
import { formatPrice, type SecurityType } from '@bellwether/domain'
import { Document } from './document.tsx'
import { Cell, Grid, type Span } from './grid.tsx'
import { type OverviewBlock, overviewBlocks } from './overview-blocks.tsx'
import styles from './overview-page.module.css'
import type { PageContext } from './page-context.ts'
import { SecurityLayout } from './security-layout.tsx'

/** Which blocks each type shows, in reading order. Blocks the view does not have are passed over. */
const layouts: Readonly<Record<SecurityType, readonly (readonly [OverviewBlock, Span])[]>> = {
  EQUITY: [
    ['chart', 8],
    ['keyFigures', 4],
    ['news', 8],
    ['wrappers', 4],
    ['valuation', 6],
    ['income', 6],
    ['performance', 12],
    ['about', 4],
    ['facts', 4],
    ['calendar', 4],
    ['peers', 12],
    ['kiid', 12],
  ],
  CLOSED_END_FUND: [
    ['chart', 8],
    ['keyFigures', 4],
    ['holdings', 7],
    ['allocation', 5],
    ['performance', 12],
    ['news', 8],
    ['wrappers', 4],
    ['income', 6],
    ['costs', 6],
    ['about', 8],
    ['risk', 4],
    ['kiid', 12],
    ['documents', 6],
    ['calendar', 6],
    ['peers', 12],
  ],
  FUND: [
    ['chart', 8],
    ['keyFigures', 4],
    ['about', 8],
    ['risk', 4],
    ['kiid', 12],
    ['performance', 12],
    ['holdings', 7],
    ['allocation', 5],
    ['costs', 6],
    ['wrappers', 6],
    ['facts', 6],
    ['documents', 6],
  ],
  ETF: [
    ['chart', 8],
    ['keyFigures', 4],
    ['about', 8],
    ['risk', 4],
    ['kiid', 12],
    ['performance', 12],
    ['holdings', 7],
    ['allocation', 5],
    ['costs', 6],
    ['wrappers', 6],
    ['facts', 6],
    ['documents', 6],
  ],
  BOND: [
    ['chart', 8],
    ['keyFigures', 4],
    ['facts', 4],
    ['income', 4],
    ['wrappers', 4],
    ['about', 12],
    ['cashFlows', 12],
  ],
}

export function OverviewPage({ view, context }: { readonly view: OverviewView; readonly context: PageContext }) {
  const { identity, quote } = view.frame
  const code = identity.ticker ?? identity.sedol ?? identity.isin
  const price = quote?.lastPrice ? ` ${formatPrice(quote.lastPrice)}.` : ''
  return (
    <Document
      context={context}
      title={`${identity.name} (${code}) ${priceWords[identity.type]} | Bellwether`}
      description={`${identity.name}, ${identity.typeWords.toLowerCase()}, ISIN ${identity.isin}.${price} ${view.summary ?? 'Price, key figures, performance and where you can hold it.'}`}
      jsonLd={structuredData(view, context)}
      simulated={identity.simulated}
    >
      <SecurityLayout frame={view.frame} stars={context.stars}>
        {view.summary ? <p className={styles.summary}>{view.summary}</p> : null}
        <Grid>
          {layouts[identity.type].map(([block, span]) => {
            const content = overviewBlocks[block](view, context.stars)
            return content ? (
              <Cell key={block} span={span}>
                {content}
              </Cell>
            ) : null
          })}
        </Grid>
        <p className={styles.source}>Source: {identity.sourceName}.</p>
      </SecurityLayout>
    </Document>
  )
}

const priceWords: Readonly<Record<SecurityType, string>> = {
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
        identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: identity.isin },
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
