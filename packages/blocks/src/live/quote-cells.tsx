import { tableStyles } from '@bellwether/design'
import type { IsoDate, Price } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import { CloseOn } from './close-on.tsx'
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
  closeOn,
}: {
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
  readonly live: boolean
  /** The day of the close, where later prices may not be seen. */
  readonly closeOn?: IsoDate | undefined
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
        {closeOn ? <CloseOn day={closeOn} /> : null}
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
