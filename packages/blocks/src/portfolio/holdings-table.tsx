import type { HoldingView, TopHoldingsView } from '@bellwether/contract'
import { Chip, DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent, shownDifference } from '@bellwether/domain'
import { ShareBar } from '../share-bar.tsx'
import styles from './holdings-table.module.css'

/** The largest holdings with all their details; the total is that of the rows above it. */
export function HoldingsTable({ view }: { readonly view: TopHoldingsView }) {
  const largest = Math.max(...view.holdings.map(holding => holding.weighting))
  const tracked = view.holdings.some(({ indexWeighting }) => indexWeighting !== null)
  const shown = columnsWithContent(view.holdings)
  return (
    <DataTable label="Top holdings">
      <Columns shown={shown} tracked={tracked} />
      <tbody>
        {view.holdings.map(holding => (
          <tr key={holding.rank}>
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
                <ShareBar share={largest > 0 ? Math.max(0, holding.weighting / largest) : 0} />
              </td>
            )}
            {shown.change ? (
              <td className={tableStyles.number}>
                <WeightChange holding={holding} />
              </td>
            ) : null}
            <td className={tableStyles.quiet}>{holding.holdingType}</td>
            {shown.sector ? <td className={tableStyles.quiet}>{holding.sector}</td> : null}
            {shown.country ? <td className={tableStyles.quiet}>{holding.country}</td> : null}
            {shown.since ? (
              <td className={tableStyles.number}>{holding.firstBought ? formatDate(holding.firstBought) : 'n/a'}</td>
            ) : null}
          </tr>
        ))}
        <tr className={tableStyles.total}>
          <th scope="row">Total (top {view.holdings.length})</th>
          <td className={tableStyles.number}>{formatPercent(view.totalWeighting)}</td>
          <td colSpan={(tracked ? 3 : 2) + Object.values(shown).filter(Boolean).length} />
        </tr>
      </tbody>
    </DataTable>
  )
}

interface ShownColumns {
  readonly change: boolean
  readonly sector: boolean
  readonly country: boolean
  readonly since: boolean
}

/** RP-PARTIAL-5: without an earlier report nothing is new, and a column of nothing is left out. */
function columnsWithContent(holdings: readonly HoldingView[]): ShownColumns {
  const known = (field: keyof HoldingView) => holdings.some(holding => holding[field] !== null)
  return {
    change: known('previousWeighting'),
    sector: known('sector'),
    country: known('country'),
    since: known('firstBought'),
  }
}

function Columns({ shown, tracked }: { readonly shown: ShownColumns; readonly tracked: boolean }) {
  return (
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
        {shown.change ? (
          <th scope="col" className={tableStyles.number}>
            <Defined
              label="Change"
              definition="In percentage points since the previous report. Weights change with prices, not only when the manager buys or sells."
            />
          </th>
        ) : null}
        <th scope="col">Type</th>
        {shown.sector ? <th scope="col">Sector</th> : null}
        {shown.country ? <th scope="col">Country</th> : null}
        {shown.since ? (
          <th scope="col" className={tableStyles.number}>
            Held since
          </th>
        ) : null}
      </tr>
    </thead>
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
      <td className={tableStyles.number}>
        {indexWeighting === null ? 'n/a' : points(shownDifference(weighting, indexWeighting))}
      </td>
    </>
  )
}

function WeightChange({ holding: { weighting, previousWeighting } }: { readonly holding: HoldingView }) {
  return previousWeighting === null ? <Chip>New</Chip> : points(weighting - previousWeighting)
}

function points(difference: number): string {
  return `${formatNumber(difference * 100, 2, { sign: true })} pp`
}
