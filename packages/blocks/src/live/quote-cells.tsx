import { tableStyles } from '@bellwether/design'
import type { Price } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import { LiveChangeText, LivePriceText, LiveState, widestPrice } from './live-price.tsx'

/** Heads of the two cells. */
export function QuoteHeads() {
  const { t } = useLocale()
  return (
    <>
      <th scope="col" className={tableStyles.number}>
        {t('Price')}
      </th>
      <th scope="col" className={tableStyles.number}>
        {t('Day’s change')}
      </th>
    </>
  )
}

/** Price and change of a row; they follow the ticks of the `LiveScope` around the row. */
export function QuoteCells({
  lastPrice,
  dayChangePct,
  live,
}: {
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly live: boolean
}) {
  const { t, formatPrice, formatPercent } = useLocale()
  return (
    <>
      <td className={tableStyles.number}>
        {live ? <LiveState /> : null}
        {lastPrice ? (
          <LivePriceText text={formatPrice(lastPrice)} widest={widestPrice(lastPrice, formatPrice)} />
        ) : (
          t('n/a')
        )}
      </td>
      <td className={tableStyles.number}>
        {dayChangePct === null ? (
          t('n/a')
        ) : (
          <LiveChangeText fraction={dayChangePct} widest={formatPercent(0.1, { sign: true })} />
        )}
      </td>
    </>
  )
}
