import type { PricePromo } from '@bellwether/contract'
import { Icon } from '@bellwether/design'
import styles from './price-note.module.css'

const words: Readonly<Record<PricePromo['reason'], (minutes: number) => string>> = {
  PRICED_DAILY: () =>
    'Priced once a day by the manager: there is no live price, and orders are dealt at the next price.',
  NOT_STREAMED: minutes =>
    `Prices for this listing are delayed by at least ${minutes} minutes. We show live prices where the exchange allows it.`,
  SWITCHED_OFF: minutes => `Prices are delayed by at least ${minutes} minutes: live prices are currently unavailable.`,
  DELAYED: minutes => `Prices are delayed by at least ${minutes} minutes for visitors.`,
  NOT_SHOWN: () => 'Prices of this exchange do not move for visitors.',
}

function loginAdds({ loginAdds: adds, delayMinutes }: PricePromo): string {
  if (adds === 'REAL_TIME') return ' to see live prices.'
  return adds === 'DELAYED' ? ` to see prices delayed by ${delayMinutes} minutes.` : ' to deal and see your holdings.'
}

/** Tells a guest why the price is not live, and what logging in adds. */
export function PriceNote({ promo, loginHref }: { readonly promo: PricePromo; readonly loginHref: string }) {
  return (
    <aside className={styles.note} aria-label="About these prices">
      <Icon name="clock" />
      <p className={styles.words}>
        {words[promo.reason](promo.delayMinutes)} <a href={loginHref}>Log in</a>
        {loginAdds(promo)}
      </p>
    </aside>
  )
}
