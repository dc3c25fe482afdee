import type { DividendView, DividendYearView } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatPercent, formatPrice, type IsoDate } from '@bellwether/domain'
import { Fragment } from 'react'
import styles from './dividend-history.module.css'

/** A total that includes an estimate is marked as estimated. */
function extentText({ extent, dividends }: DividendYearView): string {
  if (dividends.some(({ estimated }) => estimated)) return ' (estimated)'
  return { complete: '', running: ' (year to date)', part: ' (part year)' }[extent]
}

const amount = `${tableStyles.number} ${styles.amount}`
const change = `${tableStyles.number} ${styles.change}`

/** Every dividend, grouped by financial year with the year's total below. */
export function DividendHistory({ years }: { readonly years: readonly DividendYearView[] }) {
  return (
    <div className={styles.history}>
      <DataTable label="Dividend history">
        <ColumnHeads
          columns={[
            'Type',
            { number: 'Amount' },
            { number: 'Ex-dividend' },
            { number: 'Paid' },
            { number: 'Year-on-year' },
            { number: 'Declared' },
            { number: 'Record date' },
          ]}
        />
        <tbody>
          {years.map(year => (
            <Fragment key={year.financialYear}>
              {year.dividends.map(dividend => (
                <Dividend key={`${dividend.exOn} ${dividend.kind}`} dividend={dividend} />
              ))}
              <tr className={tableStyles.total}>
                <th scope="row">
                  {year.financialYear} total{extentText(year)}
                </th>
                <td className={amount}>{year.total ? formatPrice(year.total) : 'Mixed currencies'}</td>
                <td colSpan={2} />
                <td className={change}>{changeText(year.change)}</td>
                <td colSpan={2} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function Dividend({ dividend }: { readonly dividend: DividendView }) {
  return (
    <tr>
      <th scope="row">
        {dividend.kind} {dividend.estimated ? <Chip tone="caution">Estimated</Chip> : null}
      </th>
      <td className={amount}>{formatPrice(dividend.amount)}</td>
      <Day label="Ex-dividend" day={dividend.exOn} />
      <Day label="Paid" day={dividend.payOn} />
      <td className={change}>{changeText(dividend.onYearBefore ?? null)}</td>
      <Day label="Declared" day={dividend.declaredOn} />
      <Day label="Record" day={dividend.recordOn} />
    </tr>
  )
}

function changeText(fraction: number | null): string {
  return fraction === null ? '' : formatPercent(fraction, { sign: true })
}

function Day({ label, day }: { readonly label: string; readonly day: IsoDate | null }) {
  return (
    <td className={`${tableStyles.number} ${styles.day}`} data-label={label}>
      {day ? formatDate(day) : ''}
    </td>
  )
}
