import type { DividendView, DividendYearView } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { type IsoDate, priceDecimals } from '@bellwether/domain'
import { type Locale, useLocale } from '@bellwether/locale'
import { Fragment } from 'react'
import styles from './dividend-history.module.css'

/** A total that includes an estimate is marked as estimated. */
function extentText({ extent, dividends }: DividendYearView, { t }: Locale): string {
  if (dividends.some(({ estimated }) => estimated)) return ` (${t('estimated')})`
  if (extent === 'complete') return ''
  return ` (${extent === 'running' ? t('year to date') : t('part year')})`
}

const amount = `${tableStyles.number} ${styles.amount}`
const change = `${tableStyles.number} ${styles.change}`

/** Every dividend, grouped by financial year with the year's total below. */
export function DividendHistory({ years }: { readonly years: readonly DividendYearView[] }) {
  const locale = useLocale()
  const { t, parts } = locale
  const decimals = priceDecimals(
    years.flatMap(({ total, dividends }) => [...(total ? [total] : []), ...dividends.map(each => each.amount)]),
  )
  return (
    <div className={styles.history}>
      <DataTable label={t('Dividend history')}>
        <ColumnHeads
          columns={[
            t('Type'),
            { number: t('Amount') },
            { number: t('Ex-dividend') },
            { number: t('Paid') },
            { number: t('Year-on-year') },
            { number: t('Declared') },
            { number: t('Record date') },
          ]}
        />
        <tbody>
          {years.map(year => (
            <Fragment key={year.financialYear}>
              {year.dividends.map(dividend => (
                <Dividend key={`${dividend.exOn} ${dividend.kind}`} dividend={dividend} decimals={decimals} />
              ))}
              <tr className={tableStyles.total}>
                <th scope="row">
                  {parts('{year} total', { year: year.financialYear })}
                  {extentText(year, locale)}
                </th>
                <td className={amount}>
                  {year.total ? locale.formatPrice(year.total, decimals) : t('Mixed currencies')}
                </td>
                <td colSpan={2} />
                <td className={change}>{changeText(year.change, locale)}</td>
                <td colSpan={2} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function Dividend({ dividend, decimals }: { readonly dividend: DividendView; readonly decimals: number }) {
  const locale = useLocale()
  const { t } = locale
  return (
    <tr>
      <th scope="row">
        {locale.sent(dividend.kind)} {dividend.estimated ? <Chip tone="caution">{t('Estimated')}</Chip> : null}
      </th>
      <td className={amount}>{locale.formatPrice(dividend.amount, decimals)}</td>
      <Day label={t('Ex-dividend')} day={dividend.exOn} />
      <Day label={t('Paid')} day={dividend.payOn} />
      <td className={change}>{changeText(dividend.onYearBefore ?? null, locale)}</td>
      <Day label={t('Declared')} day={dividend.declaredOn} />
      <Day label={t('Record')} day={dividend.recordOn} />
    </tr>
  )
}

function changeText(fraction: number | null, { formatPercent }: Locale): string {
  return fraction === null ? '' : formatPercent(fraction, { sign: true })
}

function Day({ label, day }: { readonly label: string; readonly day: IsoDate | null }) {
  const { formatDate } = useLocale()
  return (
    <td className={`${tableStyles.number} ${styles.day}`} data-label={label}>
      {day ? formatDate(day) : ''}
    </td>
  )
}
