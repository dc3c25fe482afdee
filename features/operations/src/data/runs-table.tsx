import type { OperationsRun } from '@bellwether/contract'
import { Chip, ColumnHeads, DataTable, tableStyles } from '@bellwether/design'
import { formatCount, formatDateTime } from '@bellwether/domain'
import styles from './data-page.module.css'

export function Runs({ runs }: { readonly runs: readonly OperationsRun[] }) {
  return (
    <DataTable label="Import runs">
      <ColumnHeads
        columns={[
          { number: 'Run' },
          'Started',
          'Source',
          'File',
          'State',
          'Rows',
          { number: 'Seconds' },
          'From',
          'Rejects',
        ]}
      />
      <tbody>
        {runs.map(run => (
          <Run key={run.id} run={run} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Run({ run }: { readonly run: OperationsRun }) {
  const { id, startedAt, source, file, format, state, counts, error, seconds, from, rejects } = run
  return (
    <tr>
      <th scope="row" className={tableStyles.number}>
        {id}
      </th>
      <td className={tableStyles.date}>{formatDateTime(startedAt, 'Europe/London')}</td>
      <td>{source ?? ''}</td>
      <td className={styles.file}>
        {file}
        {format ? <span className={styles.format}>{format}</span> : null}
      </td>
      <td>{state === 'Stored' ? state : <Chip tone={state === 'Failed' ? 'caution' : 'plain'}>{state}</Chip>}</td>
      <td className={styles.message}>{error ?? counts}</td>
      <td className={tableStyles.number}>{seconds === null ? '' : seconds.toFixed(1)}</td>
      <td>{from}</td>
      <td>
        {rejects ? (
          <span className={styles.downloads}>
            {formatCount(rejects.count)}
            <a href={rejects.csv} aria-label={`Rejects of run ${id} as CSV`}>
              CSV
            </a>
            <a href={rejects.json} aria-label={`Rejects of run ${id} as JSON`}>
              JSON
            </a>
          </span>
        ) : (
          'None'
        )}
      </td>
    </tr>
  )
}
