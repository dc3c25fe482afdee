import { type DiffLine, type NamespaceHistoryView, namespacePath } from '@bellwether/contract'
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
            <ColumnHeads columns={['Revision', 'Date', 'Author', 'Note', 'Access']} />
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
  const isSame = lines.every(({ kind }) => kind === 'same' || kind === 'skipped')
  return (
    <Block
      title={`Revision ${revision}${before === null ? '' : `: changes since ${before}`}`}
      aside={isCurrent ? <Chip>Current</Chip> : null}
    >
      {isSame ? <p className={styles.text}>No changes.</p> : <Diff lines={lines} />}
      {isCurrent ? null : (
        <form action={`${namespacePath(name)}/rollback`} method="post">
          <input type="hidden" name="environment" value={environment} />
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton>Roll back to revision {revision}</SubmitButton>
        </form>
      )}
    </Block>
  )
}

const marks = { same: ' ', added: '+', removed: '-', skipped: '…' } as const
const spoken = { same: '', added: 'Added: ', removed: 'Removed: ', skipped: '' } as const

/** Changes are marked by sign and hidden text, not by colour alone. */
function Diff({ lines }: { readonly lines: readonly DiffLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <pre className={styles.diff} tabIndex={0}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
        <span className={`${styles.line} ${styles[kind] ?? ''}`} key={index}>
          <span aria-hidden="true">{marks[kind]} </span>
          <VisuallyHidden>{spoken[kind]}</VisuallyHidden>
          {text}
        </span>
      ))}
    </pre>
  )
}
