import type { ProductView } from '@bellwether/contract'
import { formatMoney, formatPercent, type MarketCode, money, pagePath } from '@bellwether/domain'
import styles from './quote-header.module.css'

const exampleHolding = 10_000_00

/** What has to be known of a product before it is bought: how risky it is, on which scale, and what it costs each year. */
export function ProductLine({ view, marketCode }: { readonly view: ProductView; readonly marketCode: MarketCode }) {
  const { risk, charge } = view
  return (
    <p className={styles.product}>
      {risk ? (
        <span title={risk.regime}>
          Risk{' '}
          <b>
            {risk.score} of {risk.scale}
          </b>
        </span>
      ) : (
        <span>No risk score published</span>
      )}
      <span>
        <a href={pagePath('costs', marketCode)}>Charges</a> {charge === null ? 'not supplied' : yearly(charge)}
      </span>
    </p>
  )
}

function yearly(charge: number) {
  const pounds = formatMoney(money(Math.round(charge * exampleHolding), 'GBP')).replace(/\.00$/, '')
  return (
    <>
      <b>{formatPercent(charge)}</b> a year, {pounds} on £10,000
    </>
  )
}
