import type { OwnHoldingView } from '@bellwether/contract'
import { formatMoney, formatQuantity, formatRate } from '@bellwether/domain'
import { Change } from '../change.tsx'
import styles from './quote-header.module.css'

/** What the user holds of the security, a line for each account. */
export function OwnHoldings({ holdings }: { readonly holdings: readonly OwnHoldingView[] }) {
  if (holdings.length === 0) return null
  return (
    <section className={styles.own} aria-label="Your holding">
      {holdings.map(({ account, quantity, value, rate, accrued, gain, gainShare }) => (
        <p key={account}>
          <strong>Your holding:</strong> {formatQuantity(quantity)} in your <a href="/platform/account">{account}</a>
          {value ? <>, worth {formatMoney(value)}</> : ', no current price'}
          {accrued ? <>, incl. {formatMoney(accrued)} accrued interest</> : null}
          {rate ? <> ({formatRate(rate)})</> : null}
          {gain && gainShare !== null ? (
            <>
              {' '}
              <Change fraction={gainShare} amount={formatMoney(gain)} />
            </>
          ) : null}
        </p>
      ))}
    </section>
  )
}
