import type { PriceColumn, PriceHistoryView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import {
  formatCount,
  formatDate,
  formatNumber,
  formatPercent,
  formatPriceNumber,
  formatTime,
  pageSizes,
  price,
} from '@bellwether/domain'
import styles from './price-history.module.css'

export interface PriceHistoryProps {
  readonly view: PriceHistoryView
  readonly hrefFor: (paging: { readonly page: number; readonly size: number }) => string
}

/** The chart's points as numbers, a page at a time. */
export function PriceHistory({ view, hrefFor }: PriceHistoryProps) {
  const { scale, unit } = view
  const hasRange = view.points.some(point => point.open !== null)
  const hasNotes = view.points.some(point => view.notes[point.at])
  const hasVolume = view.points.some(point => point.volume !== null)
  const write = (value: number | null) => (value === null ? 'n/a' : formatPriceNumber(price(value, scale, unit)))
  const writeAs = (value: number | null, as: PriceColumn['as']) => {
    if (value === null) return 'n/a'
    if (as === 'price') return write(Math.round(value))
    return as === 'percent' ? formatPercent(value, { sign: true }) : formatNumber(value)
  }
  return (
    <>
      <DataTable label="Prices shown on the chart">
        <thead>
          <tr>
            <th scope="col">Date</th>
            {hasRange ? ['Open', 'High', 'Low'].map(name => <NumberHead key={name}>{name}</NumberHead>) : null}
            <NumberHead>{hasRange ? 'Close' : 'Price'}</NumberHead>
            {hasVolume ? <NumberHead>Volume</NumberHead> : null}
            {view.hasTotalReturn ? <NumberHead>Total return (rebased to 100)</NumberHead> : null}
            {view.more.map(({ label }) => (
              <NumberHead key={label}>{label}</NumberHead>
            ))}
            {hasNotes ? <th scope="col">Note</th> : null}
          </tr>
        </thead>
        <tbody>
          {view.points.map((point, row) => (
            <tr key={point.at}>
              <th scope="row" className={tableStyles.date}>
                {when(point.at, view.zone)}
              </th>
              {hasRange
                ? ([point.open, point.high, point.low] as const).map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
                    <td key={index} className={tableStyles.number}>
                      {write(value)}
                    </td>
                  ))
                : null}
              <td className={tableStyles.number}>{write(point.close)}</td>
              {hasVolume ? (
                <td className={tableStyles.number}>{point.volume === null ? 'n/a' : formatCount(point.volume)}</td>
              ) : null}
              {view.hasTotalReturn ? (
                <td className={tableStyles.number}>
                  {point.totalReturn === null ? 'n/a' : formatNumber(point.totalReturn)}
                </td>
              ) : null}
              {view.more.map(({ label, as, values }) => (
                <td key={label} className={tableStyles.number}>
                  {writeAs(values[row] ?? null, as)}
                </td>
              ))}
              {hasNotes ? <td>{view.notes[point.at] ?? ''}</td> : null}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Pager view={view} hrefFor={hrefFor} />
    </>
  )
}

function Pager({ view: { paging, count }, hrefFor }: PriceHistoryProps) {
  return (
    <nav className={styles.pager} aria-label="Price table pages">
      <span>
        {paging.from} to {paging.to} of {formatNumber(count, 0)}
      </span>
      {paging.hasPrevious ? <a href={hrefFor({ page: paging.page - 1, size: paging.size })}>Newer prices</a> : null}
      {paging.hasNext ? <a href={hrefFor({ page: paging.page + 1, size: paging.size })}>Older prices</a> : null}
      <span className={styles.sizes}>
        Rows
        {pageSizes.map(size => (
          <a
            key={size}
            href={hrefFor({ page: 1, size })}
            aria-current={size === paging.size ? 'true' : undefined}
            aria-label={`${size} rows per page`}
          >
            {size}
          </a>
        ))}
      </span>
    </nav>
  )
}

function NumberHead({ children }: { readonly children: string }) {
  return (
    <th scope="col" className={tableStyles.number}>
      {children}
    </th>
  )
}

function when(at: string, zone: string): string {
  return at.includes('T') ? `${formatDate(at.slice(0, 10))}, ${formatTime(new Date(at), zone)}` : formatDate(at)
}
