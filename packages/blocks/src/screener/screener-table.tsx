import {
  type ScreenerAddress,
  type ScreenerFigure,
  type ScreenerResultView,
  type ScreenerSort,
  screenerComparePath,
  screenerHref,
  screenerLabels,
  shownColumns,
  sortedBy,
} from '@bellwether/contract'
import { DataTable, Defined, SubmitButton, tableStyles } from '@bellwether/design'
import { formatPrice, type MarketCode, researchPath } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { FigureLink } from '../how-calculated/explained-figure.tsx'
import { Stacked } from '../stacked-table.tsx'
import { Starred } from '../watchlists/star.tsx'
import type { Stars } from '../watchlists/stars.ts'
import styles from './screener.module.css'

export interface ScreenerTableProps {
  readonly view: ScreenerResultView
  readonly address: ScreenerAddress
  readonly stars: Stars | null
  /** Where a figure of a security is explained. */
  readonly explanation?: (column: ScreenerFigure, marketCode: MarketCode) => string | null
}

/** The stars of the rows are forms of their own, so the boxes name theirs. */
const compareForm = 'screener-compare'

/** Each heading is a link that sorts by its column, and says which way it is sorted now. */
export function ScreenerTable({ view, address, stars, explanation = () => null }: ScreenerTableProps) {
  const columns = shownColumns(address)
  const group = view.type === 'BOND' ? 'Type' : 'Sector'
  return (
    <>
      <Stacked>
        <DataTable label="Matching securities">
          <thead>
            <tr>
              <SortHeading sort="name" address={address} label="Name" />
              <th scope="col" className={styles.group}>
                {group}
              </th>
              <th scope="col" className={tableStyles.number}>
                Price
              </th>
              <th scope="col" className={tableStyles.number}>
                Day’s change
              </th>
              {columns.map(column => (
                <SortHeading key={column} sort={column} address={address} {...screenerLabels[column]} />
              ))}
              <th scope="col">Compare</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map(row => (
              <tr key={row.marketCode}>
                <th scope="row">
                  <Starred marketCode={row.marketCode} name={row.name} stars={stars}>
                    <a href={researchPath(row.marketCode)}>{row.name}</a>{' '}
                    <span className={styles.ticker}>{row.ticker}</span>
                  </Starred>
                </th>
                <td className={styles.group} data-label={group} data-wide="text">
                  {row.group}
                </td>
                <td className={tableStyles.number} data-label="Price">
                  {row.lastPrice ? formatPrice(row.lastPrice) : 'n/a'}
                </td>
                <td className={tableStyles.number} data-label="Day’s change">
                  {row.dayChangePct === null ? 'n/a' : <Change fraction={row.dayChangePct} />}
                </td>
                {columns.map(column => {
                  const value = row.figures[column]
                  const { label } = screenerLabels[column]
                  return (
                    <td key={column} className={tableStyles.number} data-label={`${label}${signOf(address, column)}`}>
                      {value ? (
                        <FigureLink value={value} label={label} href={explanation(column, row.marketCode)} />
                      ) : null}
                    </td>
                  )
                })}
                <td data-label="Compare">
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      name="code"
                      value={row.marketCode}
                      form={compareForm}
                      aria-label={`Compare ${row.name}`}
                    />
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Stacked>
      <form className={styles.compare} id={compareForm} action={screenerComparePath} method="get">
        <SubmitButton>Compare on a chart</SubmitButton>
        <span>Tick up to five securities.</span>
      </form>
    </>
  )
}

interface SortHeadingProps {
  readonly sort: ScreenerSort['by']
  readonly address: ScreenerAddress
  readonly label: string
  readonly definition?: string
}

function SortHeading({ sort, address, label, definition }: SortHeadingProps) {
  const place = address.sorts.findIndex(({ by }) => by === sort)
  const sorted = place === -1 ? undefined : address.sorts[place]?.descending ? 'descending' : 'ascending'
  const link = (
    <a className={styles.sort} href={screenerHref(sortedBy(address, sort))} rel="nofollow">
      {label}
      <span aria-hidden="true">{signOf(address, sort)}</span>
    </a>
  )
  return (
    <th
      scope="col"
      aria-sort={place === 0 ? sorted : undefined}
      className={sort === 'name' ? undefined : tableStyles.number}
    >
      {definition ? <Defined label={label} definition={definition} shown={link} /> : link}
    </th>
  )
}

/** Which way a column is sorted, with its place among several keys; on a narrow screen it stands beside the figure's name. */
function signOf({ sorts }: ScreenerAddress, sort: ScreenerSort['by']): string {
  const place = sorts.findIndex(({ by }) => by === sort)
  if (place === -1) return ''
  return ` ${sorts[place]?.descending ? '▾' : '▴'}${sorts.length > 1 ? place + 1 : ''}`
}
