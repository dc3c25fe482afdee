import type { DividendView, DividendYearView } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatPercent, formatPrice, type IsoDate } from '@bellwether/domain'
import { Fragment } from 'react'

const extentWords = { complete: '', running: ' so far', part: ', part of it' } as const

/** Every dividend, grouped by financial year with the year's total under it. */
export function DividendHistory({ years }: { readonly years: readonly DividendYearView[] }) {
  return (
    <DataTable label="Dividend history">
      <ColumnHeads
        columns={[
          'Type',
          { number: 'Amount' },
          { number: 'On the year before' },
          { number: 'Declared' },
          { number: 'Ex-dividend' },
          { number: 'Record date' },
          { number: 'Paid' },
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
                Year {year.financialYear}
                {extentWords[year.extent]}
              </th>
              <td className={tableStyles.number}>{year.total ? formatPrice(year.total) : 'several currencies'}</td>
              <td className={tableStyles.number}>{changeText(year.change)}</td>
              <td colSpan={4} />
            </tr>
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  )
}

function Dividend({ dividend }: { readonly dividend: DividendView }) {
  return (
    <tr>
      <th scope="row">
        {dividend.kind} {dividend.estimated ? <Chip tone="caution">Estimated</Chip> : null}
      </th>
      <td className={tableStyles.number}>{formatPrice(dividend.amount)}</td>
      <td className={tableStyles.number}>{changeText(dividend.onYearBefore ?? null)}</td>
      {[dividend.declaredOn, dividend.exOn, dividend.recordOn, dividend.payOn].map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four columns are fixed
        <Day key={index} day={day} />
      ))}
    </tr>
  )
}

function changeText(change: number | null): string {
  return change === null ? '' : formatPercent(change, { sign: true })
}

function Day({ day }: { readonly day: IsoDate | null }) {
  return <td className={tableStyles.number}>{day ? formatDate(day) : ''}</td>
}
