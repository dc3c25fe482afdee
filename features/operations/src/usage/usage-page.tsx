import type { OperationsUsageView } from '@bellwether/contract'
import { Block, ColumnHeads, DataTable, SubmitButton, TextField, tableStyles } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import styles from '../operations-layout.module.css'
import { OperationsLayout } from '../operations-layout.tsx'

export function UsagePage({ view, context }: { readonly view: OperationsUsageView; readonly context: PageContext }) {
  const { days, counts, attributes } = view
  return (
    <OperationsLayout
      context={context}
      section="/operations/usage"
      lead="How often widgets were shown, as reported by browsers. Not a billing figure."
    >
      <form className={styles.form}>
        <TextField label="Days" name="days" defaultValue={String(days)} inputMode="numeric" width="short" />
        <SubmitButton>Show</SubmitButton>
      </form>
      <Block title={`Widgets shown, last ${days} days`}>
        {counts.length === 0 ? <p className={styles.none}>No usage in this period.</p> : <Counts counts={counts} />}
      </Block>
      {attributes.length > 0 ? (
        <Block title="Custom attributes">
          <Attributes attributes={attributes} />
        </Block>
      ) : null}
    </OperationsLayout>
  )
}

function Counts({ counts }: Pick<OperationsUsageView, 'counts'>) {
  return (
    <DataTable label="Widgets shown">
      <ColumnHeads columns={['Application', 'Namespace', 'Component', 'Version', 'Outcome', { number: 'Count' }]} />
      <tbody>
        {counts.map(({ application, namespace, component, version, outcome, count }) => (
          <tr key={[application, namespace, component, version, outcome].join('\n')}>
            <th scope="row">{application}</th>
            <td>{namespace}</td>
            <td>{component}</td>
            <td>{version}</td>
            <td>{outcome}</td>
            <td className={tableStyles.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Attributes({ attributes }: Pick<OperationsUsageView, 'attributes'>) {
  return (
    <DataTable label="Custom attributes">
      <ColumnHeads columns={['Application', 'Namespace', 'Attribute', 'Value', { number: 'Page views' }]} />
      <tbody>
        {attributes.map(({ application, namespace, name, value, count }) => (
          <tr key={[application, namespace, name, value].join('\n')}>
            <th scope="row">{application}</th>
            <td>{namespace}</td>
            <td>{name}</td>
            <td>{value}</td>
            <td className={tableStyles.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
