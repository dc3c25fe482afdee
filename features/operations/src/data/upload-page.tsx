import type { OperationsUploadView } from '@bellwether/contract'
import { Block, ButtonLink, ColumnHeads, DataTable, Notice, SubmitButton } from '@bellwether/design'
import { formatBytes, formatCount } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import layout from '../operations-layout.module.css'
import { OperationsLayout } from '../operations-layout.tsx'
import styles from './data-page.module.css'

const leads: Readonly<Record<OperationsUploadView['state'], string>> = {
  WORKING: 'The file is being read. This page reloads by itself.',
  CHECKED: 'Nothing is stored yet. This is what an import would do.',
  IMPORTED: 'The import is finished.',
  FAILED: 'The file was not read to its end.',
}

export function UploadPage({ view, context }: { readonly view: OperationsUploadView; readonly context: PageContext }) {
  const { id, file, bytes, state, error, canImport, reports } = view
  const action = `/operations/data/uploads/${id}`
  return (
    <OperationsLayout
      context={context}
      section="/operations/data"
      lead={`${file}, ${formatBytes(bytes)}. ${leads[state]}`}
    >
      {error ? (
        <div role="alert">
          <Notice>{error}</Notice>
        </div>
      ) : null}
      {reports.map(report => (
        <Report key={report.file} report={report} />
      ))}
      <div className={layout.form}>
        {state === 'CHECKED' && canImport ? (
          <form method="post" action={`${action}/import`}>
            <SubmitButton primary>Import</SubmitButton>
          </form>
        ) : null}
        {state === 'CHECKED' || state === 'FAILED' ? (
          <form method="post" action={`${action}/discard`}>
            <SubmitButton>Discard</SubmitButton>
          </form>
        ) : (
          <ButtonLink href="/operations/data">Back to the data</ButtonLink>
        )}
      </div>
    </OperationsLayout>
  )
}

function Report({ report }: { readonly report: OperationsUploadView['reports'][number] }) {
  const { file, format, error, counts, warnings, rejects, more } = report
  return (
    <Block
      title={file}
      {...(more > 0 && { foot: `${formatCount(more)} more rejects and warnings are not shown here.` })}
    >
      {error ? (
        <p className={layout.none} role="alert">{`${error}. Nothing of it can be stored.`}</p>
      ) : (
        <>
          <p className={styles.format}>{format}</p>
          <dl className={layout.counts} aria-label={`Rows of ${file}`}>
            {counts.map(({ label, count }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {warnings.length > 0 ? (
        <ul className={styles.warnings} aria-label="Warnings">
          {warnings.map(warning => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {rejects.length > 0 ? (
        <div className={styles.rejects}>
          <Rejects rejects={rejects} />
        </div>
      ) : null}
    </Block>
  )
}

function Rejects({ rejects }: Pick<OperationsUploadView['reports'][number], 'rejects'>) {
  return (
    <DataTable label="Rejected rows">
      <ColumnHeads columns={['Place', 'Code', 'Field', 'Value', 'Reason']} />
      <tbody>
        {rejects.map(({ at, code, field, value, reason }) => (
          <tr key={`${at} ${code} ${field} ${value}`}>
            <th scope="row">{at}</th>
            <td>{code}</td>
            <td>{field}</td>
            <td className={styles.file}>{value}</td>
            <td className={styles.message}>{reason}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
