import type { HoldingView, TopHoldingsView } from '@bellwether/contract'
import { Chip, DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import { ShareBar } from '../share-bar.tsx'
import styles from './holdings-table.module.css'

/** The largest holdings with all their details; the total is that of the rows above it. */
export function HoldingsTable({ view }: { readonly view: TopHoldingsView }) {
  const largest = Math.max(...view.holdings.map(holding => holding.weighting))
  const tracked = view.holdings.some(({ indexWeighting }) => indexWeighting !== null)
  return (
    <DataTable label="Top holdings">
      <thead>
        <tr>
          <th scope="col">Holding, ISIN and SEDOL</th>
          <th scope="col" className={tableStyles.number}>
            Weight
          </th>
          {tracked ? (
            <>
              <th scope="col" className={tableStyles.number}>
                Index
              </th>
              <th scope="col" className={`${tableStyles.number} ${styles.difference}`}>
                <Defined
                  label="Over/underweight"
                  definition="Portfolio weight minus index weight, in percentage points. Negative means underweight."
                />
              </th>
            </>
          ) : (
            <td className={styles.bar} />
          )}
          <th scope="col" className={tableStyles.number}>
            <Defined
              label="Change"
              definition="In percentage points since the previous report. Weights change with prices, not only when the manager buys or sells."
            />
          </th>
          <th scope="col">Type</th>
          <th scope="col">Sector</th>
          <th scope="col">Country</th>
          <th scope="col" className={tableStyles.number}>
            Held since
          </th>
        </tr>
      </thead>
      <tbody>
        {view.holdings.map(holding => (
          <tr key={holding.name}>
            <th scope="row">
              <span className={styles.name}>
                <span className={styles.rank}>{holding.rank} </span>
                {holding.href ? <a href={holding.href}>{holding.name}</a> : holding.name}
                <Codes holding={holding} />
              </span>
            </th>
            <td className={tableStyles.number}>{formatPercent(holding.weighting)}</td>
            {tracked ? (
              <BesideIndex holding={holding} />
            ) : (
              <td className={styles.bar}>
                <ShareBar share={holding.weighting / largest} />
              </td>
            )}
            <td className={tableStyles.number}>
              <WeightChange holding={holding} />
            </td>
            <td className={tableStyles.quiet}>{holding.holdingType}</td>
            <td className={tableStyles.quiet}>{holding.sector}</td>
            <td className={tableStyles.quiet}>{holding.country}</td>
            <td className={tableStyles.number}>{holding.firstBought ? formatDate(holding.firstBought) : 'n/a'}</td>
          </tr>
        ))}
        <tr className={tableStyles.total}>
          <th scope="row">Total (top {view.holdings.length})</th>
          <td className={tableStyles.number}>{formatPercent(view.totalWeighting)}</td>
          <td colSpan={tracked ? 7 : 6} />
        </tr>
      </tbody>
    </DataTable>
  )
}

function Codes({ holding: { isin, sedol } }: { readonly holding: HoldingView }) {
  const codes = [isin, sedol].filter(code => code !== null)
  return codes.length > 0 ? <span className={styles.codes}>{codes.join(' · ')}</span> : null
}

function BesideIndex({ holding: { weighting, indexWeighting } }: { readonly holding: HoldingView }) {
  return (
    <>
      <td className={tableStyles.number}>{indexWeighting === null ? 'n/a' : formatPercent(indexWeighting)}</td>
      <td className={tableStyles.number}>{indexWeighting === null ? 'n/a' : points(weighting - indexWeighting)}</td>
    </>
  )
}

function WeightChange({ holding: { weighting, previousWeighting } }: { readonly holding: HoldingView }) {
  return previousWeighting === null ? <Chip>New</Chip> : points(weighting - previousWeighting)
}

function points(difference: number): string {
  return `${formatNumber(difference * 100, 2, { sign: true })} pp`
}
