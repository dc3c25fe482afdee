import type { OperationsDataView } from '@bellwether/contract'
import { Block, Chip, ColumnHeads, DataTable, Notice, SubmitButton, tableStyles } from '@bellwether/design'
import { formatCount, formatDate, formatDateTime } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import layout from '../operations-layout.module.css'
import { OperationsLayout } from '../operations-layout.tsx'
import styles from './data-page.module.css'
import { Runs } from './runs-table.tsx'
import { UploadForm } from './upload-form.tsx'

export function DataPage({ view, context }: { readonly view: OperationsDataView; readonly context: PageContext }) {
  const { notice, upload, sources, datasets, runs, olderHref, findings } = view
  return (
    <OperationsLayout
      context={context}
      section="/operations/data"
      lead="What data there is, how fresh it is, and what every import has changed. London time; reload for the latest."
    >
      {notice ? (
        <div role={notice.failed ? 'alert' : 'status'}>
          <Notice>{notice.text}</Notice>
        </div>
      ) : null}
      <Block
        title="Datasets"
        foot="Late: the newest data is older than its frequency allows. In daily series each day is a row."
      >
        <Datasets datasets={datasets} />
      </Block>
      {upload ? <UploadForm upload={upload} /> : null}
      <Block
        title="Quality"
        foot="What the checks found in the data changed by the runs below; at most 100 for each run."
      >
        {findings.length === 0 ? <p className={layout.none}>Nothing found.</p> : <Findings findings={findings} />}
      </Block>
      <Block
        title="Sources"
        foot="The last import of a source can be undone, then the one before it, unless its rows were changed since."
      >
        {sources.length === 0 ? (
          <p className={layout.none}>
            No source yet. Upload a file above, or run “npm run import -- FILE” on the server.
          </p>
        ) : (
          <Sources sources={sources} canUndo={upload !== null} />
        )}
      </Block>
      <Block title="Import runs">
        {runs.length === 0 ? <p className={layout.none}>No import yet.</p> : <Runs runs={runs} />}
        {olderHref ? (
          <nav className={layout.pages} aria-label="Pages of runs">
            <a href={olderHref}>Older</a>
          </nav>
        ) : null}
      </Block>
    </OperationsLayout>
  )
}

function Datasets({ datasets }: Pick<OperationsDataView, 'datasets'>) {
  return (
    <DataTable label="Datasets">
      <ColumnHeads columns={['Dataset', { number: 'Rows' }, 'Oldest', 'Newest', 'Expected', 'State']} />
      <tbody>
        {datasets.map(({ name, rows, oldest, newest, rhythm, daysLate }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={tableStyles.number}>{formatCount(rows)}</td>
            <td className={tableStyles.date}>{oldest ? formatDate(oldest) : ''}</td>
            <td className={tableStyles.date}>{newest ? formatDate(newest) : ''}</td>
            <td>{rhythm}</td>
            <td>
              {daysLate === null ? (
                <span className={tableStyles.quiet}>{newest === null ? 'No data' : 'On time'}</span>
              ) : (
                <Chip tone="caution">{`Late by ${daysLate === 1 ? '1 day' : `${formatCount(daysLate)} days`}`}</Chip>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Findings({ findings }: Pick<OperationsDataView, 'findings'>) {
  return (
    <DataTable label="Quality">
      <ColumnHeads columns={['Security', 'Check', 'What was found', { number: 'Run' }]} />
      <tbody>
        {findings.map(({ run, check, marketCode, href, message }) => (
          <tr key={`${run} ${check} ${marketCode} ${message}`}>
            <th scope="row">{href ? <a href={href}>{marketCode}</a> : (marketCode ?? '')}</th>
            <td>{check}</td>
            <td className={styles.message}>{message}</td>
            <td className={tableStyles.number}>{run}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Sources({ sources, canUndo }: Pick<OperationsDataView, 'sources'> & { readonly canUndo: boolean }) {
  return (
    <DataTable label="Sources">
      <ColumnHeads columns={['Source', 'Name', 'Licence', { number: 'Runs' }, 'Last run', 'Undo']} />
      <tbody>
        {sources.map(({ code, name, licence, runs, lastFinishedAt, undo }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{name}</td>
            <td>{licence ?? 'Not stated'}</td>
            <td className={tableStyles.number}>{formatCount(runs)}</td>
            <td className={tableStyles.date}>
              {lastFinishedAt ? formatDateTime(lastFinishedAt, 'Europe/London') : 'None yet'}
            </td>
            <td>{undo && canUndo ? <Undo source={code} undo={undo} /> : 'Nothing to undo'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

interface UndoProps {
  readonly source: string
  readonly undo: NonNullable<OperationsDataView['sources'][number]['undo']>
}

function Undo({ source, undo }: UndoProps) {
  return (
    <form method="post" action="/operations/data/undo" className={styles.undo}>
      <input type="hidden" name="source" value={source} />
      <SubmitButton>{`Undo run ${undo.run} (${undo.rows === 1 ? '1 row' : `${formatCount(undo.rows)} rows`})`}</SubmitButton>
    </form>
  )
}
