import type { PricePromo } from '@bellwether/contract'
import { Icon } from '@bellwether/design'
import styles from './price-note.module.css'

const words: Readonly<Record<PricePromo, string>> = {
  PRICED_DAILY: 'Priced once a day by the manager: there is no live price, and orders are dealt at the next price.',
  NOT_STREAMED:
    'Prices for this listing are delayed by at least 15 minutes. We show live prices where the exchange allows it.',
  SWITCHED_OFF: 'Prices are delayed by at least 15 minutes: live prices are currently unavailable.',
  LOGIN_NEEDED: 'Prices are delayed by at least 15 minutes for visitors.',
}

/** Tells a guest why the price is not live, and what logging in adds. */
export function PriceNote({ promo, loginHref }: { readonly promo: PricePromo; readonly loginHref: string }) {
  return (
    <aside className={styles.note} aria-label="About these prices">
      <Icon name="clock" />
      <p className={styles.words}>
        {words[promo]} <a href={loginHref}>Log in</a>
        {promo === 'LOGIN_NEEDED' ? ' to see live prices.' : ' to deal and see your holdings.'}
      </p>
    </aside>
  )
}
