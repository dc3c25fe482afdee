import { type NamespaceHistoryView, namespacePath } from '@bellwether/contract'
import {
  Block,
  Chip,
  ColumnHeads,
  DataTable,
  LinkTabs,
  SubmitButton,
  tableStyles,
  VisuallyHidden,
} from '@bellwether/design'
import type { ReactNode } from 'react'
import { ConfigurationChanges } from './configuration-changes.tsx'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'
import { maxRevisions } from './revision-limit.ts'

type Props = NamespacePageProps<NamespaceHistoryView>

export function NamespaceHistoryPage({ view, context }: Props) {
  const { name, environment, environments, revisions, shown } = view
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="history"
      lead={`Revisions are never overwritten. Rolling back adds the old configuration again as a new revision. A namespace can have up to ${maxRevisions.toLocaleString('en-GB')} revisions across its environments.`}
    >
      <LinkTabs label="Environment" tabs={environments} />
      {shown ? <Shown shown={shown} name={name} environment={environment} /> : null}
      <Block title="Revisions">
        {revisions.length > 0 ? (
          <DataTable label="Revisions">
            <ColumnHeads columns={['Revision', 'Date', 'Author', 'Note', 'Access', 'Roll back']} />
            <tbody>
              {revisions.map(one => (
                <tr key={one.revision}>
                  <th scope="row">
                    <a href={one.href}>
                      {one.revision}
                      <VisuallyHidden>, show changes</VisuallyHidden>
                    </a>{' '}
                    {one.isCurrent ? <Chip>Current</Chip> : null}
                  </th>
                  <td>{one.at}</td>
                  <td>{one.author}</td>
                  <td className={one.note ? undefined : tableStyles.quiet}>{one.note || 'No note'}</td>
                  <td>{one.isPublic ? 'Public' : 'Token'}</td>
                  <td>
                    {one.isCurrent ? null : (
                      <RollBack name={name} environment={environment} revision={one.revision}>
                        Roll back<VisuallyHidden> from the list to revision {one.revision}</VisuallyHidden>
                      </RollBack>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ) : (
          <p className={styles.text}>
            No revisions yet. <a href={`${namespacePath(name)}?environment=${environment}`}>Create a configuration</a>.
          </p>
        )}
      </Block>
    </NamespaceLayout>
  )
}

function Shown({
  shown,
  name,
  environment,
}: {
  readonly shown: NonNullable<NamespaceHistoryView['shown']>
  readonly name: string
  readonly environment: string
}) {
  const { revision, before, isCurrent, lines } = shown
  return (
    <Block
      title={`Revision ${revision}${before === null ? '' : `: changes since ${before}`}`}
      aside={isCurrent ? <Chip>Current</Chip> : null}
    >
      <ConfigurationChanges lines={lines} />
      {isCurrent ? null : (
        <RollBack name={name} environment={environment} revision={revision}>
          Roll back to revision {revision}
        </RollBack>
      )}
    </Block>
  )
}

function RollBack({
  name,
  environment,
  revision,
  children,
}: {
  readonly name: string
  readonly environment: string
  readonly revision: number
  readonly children: ReactNode
}) {
  return (
    <form action={`${namespacePath(name)}/rollback`} method="post">
      <input type="hidden" name="environment" value={environment} />
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton>{children}</SubmitButton>
    </form>
  )
}
