import type { QuoteDetailsView, QuoteView, SecurityFrame } from '@bellwether/contract'
import { Icon, VisuallyHidden } from '@bellwether/design'
import { Island } from '@bellwether/islands'
import { SearchBox, type SearchBoxProps } from '@bellwether/search-box'
import { BlockBody } from '../block-body.tsx'
import { PageStar } from '../watchlists/star.tsx'
import type { Stars } from '../watchlists/stars.ts'
import { Identifiers } from './identifiers.tsx'
import { OwnHoldings } from './own-holdings.tsx'
import { PriceLine } from './price-line.tsx'
import { ProductLine } from './product-line.tsx'
import { QuoteDetails } from './quote-details.tsx'
import styles from './quote-header.module.css'
import { TradeButtons } from './trade-buttons.tsx'

const searchBox: SearchBoxProps = {
  id: 'quote-search',
  label: 'Find another investment',
  name: 'search',
  action: '/investment/search/investments',
  placeholder: 'Find another investment',
  size: 'compact',
}

/** Name, identifiers, price and buttons: the top of every page of a security. */
export function QuoteHeader({ frame, stars }: { readonly frame: SecurityFrame; readonly stars: Stars | null }) {
  const { identity, quote } = frame
  return (
    <header className={styles.header}>
      <button className={styles.findButton} type="button" popoverTarget="quote-find">
        <Icon name="search" />
        <VisuallyHidden>Find another investment</VisuallyHidden>
      </button>
      <div className={styles.find} id="quote-find" popover="auto">
        <Island name="search-box" component={SearchBox} when="used" props={searchBox} />
      </div>
      <div className={styles.identity}>
        <div className={styles.title}>
          <h1 className={styles.name}>{identity.name}</h1>
          <PageStar marketCode={identity.marketCode} name={identity.name} stars={stars} />
        </div>
        <Identifiers identity={identity} />
        {frame.product ? (
          <BlockBody state={frame.product}>
            {product => <ProductLine view={product} marketCode={identity.marketCode} />}
          </BlockBody>
        ) : null}
      </div>
      {quote ? (
        <Island
          name="price-line"
          component={PriceLine}
          props={{ quote, frame: { headline: frame.headline, live: frame.live, market: frame.market } }}
        />
      ) : (
        <p className={styles.noPrice}>No price available</p>
      )}
      <TradeButtons buttons={frame.buttons} />
      <OwnHoldings holdings={frame.ownHoldings ?? []} />
      {frame.details && quote ? (
        <div className={styles.details}>
          <BlockBody state={frame.details}>{view => <DetailsOf view={view} quote={quote} frame={frame} />}</BlockBody>
        </div>
      ) : null}
    </header>
  )
}

interface DetailsOfProps {
  readonly view: QuoteDetailsView
  readonly quote: QuoteView
  readonly frame: SecurityFrame
}

function DetailsOf({ view, quote, frame }: DetailsOfProps) {
  const { marketCode, at, zone } = quote
  const props = { view, quote: { marketCode, at, zone }, wrappers: frame.wrappers, live: frame.live }
  return frame.live ? (
    <Island name="quote-details" component={QuoteDetails} props={props} />
  ) : (
    <QuoteDetails {...props} />
  )
}
