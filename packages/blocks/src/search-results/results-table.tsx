import type { SearchResultView } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatPrice, researchPath } from '@bellwether/domain'
import { Change } from '../change.tsx'
import { CloseOn, CloseOnNote } from '../live/close-on.tsx'
import { Starred } from '../watchlists/star.tsx'
import type { Stars } from '../watchlists/stars.ts'
import { Marked } from './marked.tsx'
import styles from './search-results.module.css'

export function ResultsTable({
  results,
  stars,
}: {
  readonly results: readonly SearchResultView[]
  readonly stars: Stars | null
}) {
  return (
    <div className={styles.list}>
      <DataTable label="Search results">
        <ColumnHeads
          columns={['Name', 'Ticker', { number: 'Price' }, { number: 'Day’s change' }, 'Type', 'ISIN and SEDOL']}
        />
        <tbody>
          {results.map(result => (
            <tr key={result.marketCode}>
              <th scope="row" className={styles.name}>
                <Starred marketCode={result.marketCode} name={result.name.text} stars={stars}>
                  <a href={researchPath(result.marketCode)}>
                    <Marked value={result.name} />
                  </a>
                  {result.statusReason ? (
                    <>
                      {' '}
                      <Chip tone="caution">{result.statusReason}</Chip>
                    </>
                  ) : null}
                  {result.foundAs ? (
                    <span className={styles.former}>
                      {result.foundAs.kind === 'former' ? 'Formerly ' : 'Also known as '}
                      <Marked value={result.foundAs.name} />
                    </span>
                  ) : null}
                </Starred>
              </th>
              <td className={styles.ticker}>{result.ticker ? <Marked value={result.ticker} /> : null}</td>
              <td className={`${tableStyles.number} ${styles.price}`}>
                {result.lastPrice ? formatPrice(result.lastPrice) : 'n/a'}
                {result.closeOn ? <CloseOn day={result.closeOn} /> : null}
              </td>
              <td className={`${tableStyles.number} ${styles.change}`}>
                {result.dayChangePct === null ? 'n/a' : <Change fraction={result.dayChangePct} />}
              </td>
              <td className={styles.kind}>
                {result.typeLabel}
                <span className={styles.also}>{result.exchangeName}</span>
              </td>
              <td className={styles.codes}>
                {result.isin ? <Marked value={result.isin} /> : null}
                {result.sedol ? (
                  <span className={styles.also}>
                    <Marked value={result.sedol} />
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <CloseOnNote rows={results} />
    </div>
  )
}
