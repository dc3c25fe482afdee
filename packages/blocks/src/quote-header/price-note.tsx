import type { PricePromo } from '@bellwether/contract'
import { Icon } from '@bellwether/design'
import styles from './price-note.module.css'

const words: Readonly<Record<PricePromo, string>> = {
  PRICED_DAILY: 'Priced once a day by its manager: there is no live price to follow, and an order gets the next price.',
  NOT_STREAMED:
    'Prices of this listing are delayed by at least 15 minutes. We show live prices where the exchange allows it.',
  SWITCHED_OFF: 'Prices are delayed by at least 15 minutes: live prices are switched off at the moment.',
}

/** Tells a guest why the price does not move, and what a login adds. One calm line under the header. */
export function PriceNote({ promo, loginHref }: { readonly promo: PricePromo; readonly loginHref: string }) {
  return (
    <aside className={styles.note} aria-label="About these prices">
      <Icon name="clock" />
      <p className={styles.words}>
        {words[promo]} <a href={loginHref}>Log in</a> to deal and to see what you hold.
      </p>
    </aside>
  )
}
