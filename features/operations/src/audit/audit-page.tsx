import type { OperationsAuditView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, SelectField, SubmitButton, tableStyles } from '@bellwether/design'
import { formatDateTime } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import styles from '../operations-layout.module.css'
import { OperationsLayout } from '../operations-layout.tsx'

export function AuditPage({ view, context }: { readonly view: OperationsAuditView; readonly context: PageContext }) {
  const { action, actions, events, head, total, olderHref, csvHref } = view
  return (
    <OperationsLayout
      context={context}
      section="/operations/audit"
      lead="Logins, orders, configuration changes, credentials, imports and operators’ actions, latest first. London time."
    >
      <form className={styles.form}>
        <SelectField
          label="Action"
          name="action"
          defaultValue={action}
          options={[{ value: '', label: 'All' }, ...actions]}
        />
        <SubmitButton>Show</SubmitButton>
        <a href={csvHref}>Download CSV</a>
      </form>
      <Block
        title="Events"
        foot={`${total === 1 ? '1 event' : `${total} events`} in all. Note the head to verify the log later: ${head}`}
      >
        {events.length === 0 ? <p className={styles.none}>No events yet.</p> : <Events events={events} />}
        {olderHref ? (
          <nav className={styles.pages} aria-label="Event pages">
            <a href={olderHref}>Older</a>
          </nav>
        ) : null}
      </Block>
    </OperationsLayout>
  )
}

function Events({ events }: Pick<OperationsAuditView, 'events'>) {
  return (
    <DataTable label="Events">
      <ColumnHeads columns={['Time', 'Action', 'Actor', 'Subject', 'Details', { number: 'Number' }]} />
      <tbody>
        {events.map(({ number, at, label, actor, subject, details }) => (
          <tr key={number}>
            <th scope="row" className={tableStyles.date}>
              {formatDateTime(at, 'Europe/London')}
            </th>
            <td>{label}</td>
            <td>{actor}</td>
            <td>{subject}</td>
            <td className={styles.details}>{details === '{}' ? '' : details}</td>
            <td className={tableStyles.number}>{number}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
