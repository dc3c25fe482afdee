import { type ConfigurationDraftView, type NamespaceConfigurationView, namespacePath } from '@bellwether/contract'
import { Block, SubmitButton } from '@bellwether/design'
import { PreviewIframe } from '../layout/preview-iframe.tsx'
import { ConfigurationChanges } from './configuration-changes.tsx'
import { ConfigurationProblems } from './configuration-problems.tsx'
import styles from './namespace-layout.module.css'

interface Props {
  readonly name: string
  readonly environment: string
  readonly draft: ConfigurationDraftView
  readonly current: NamespaceConfigurationView['current']
}

/** A draft as whoever publishes it looks at it: whether it is right, what it changes, and what it shows. */
export function DraftBlock({ name, environment, draft, current }: Props) {
  const { authors, at, lines, previewHref } = draft
  return (
    <Block
      title="Draft"
      aside={
        <span className={styles.quiet}>
          {authors.length > 0 ? `By ${authors.join(', ')}, ` : ''}
          {at}
        </span>
      }
    >
      <Checked draft={draft} />
      <h3 className={styles.subheading}>
        {current ? `Changes since revision ${current.revision}` : 'Nothing is served yet; this is all new'}
      </h3>
      <ConfigurationChanges lines={lines} />
      {previewHref ? (
        <>
          <h3 className={styles.subheading}>Preview</h3>
          <PreviewIframe title="Draft" src={previewHref} />
        </>
      ) : null}
      <Actions name={name} environment={environment} draft={draft} />
    </Block>
  )
}

function Checked({ draft: { problems, hints } }: Pick<Props, 'draft'>) {
  if (problems)
    return (
      <div className={styles.bad}>
        It cannot be published with these problems:
        <ConfigurationProblems problems={problems} />
      </div>
    )
  if (hints.length === 0) return <p className={styles.good}>Checked: no problems.</p>
  return (
    <div className={styles.bad}>
      It can be published, with warnings:
      <ConfigurationProblems problems={hints} />
    </div>
  )
}

function Actions({ name, environment, draft }: Omit<Props, 'current'>) {
  const { version, problems, awaitsOther } = draft
  const path = `${namespacePath(name)}/draft`
  return (
    <>
      {awaitsOther && !problems ? (
        <p className={styles.text}>You have changed this draft, so another owner must publish it.</p>
      ) : null}
      <form className={styles.buttons} action={`${path}/publish`} method="post">
        <input type="hidden" name="environment" value={environment} />
        <input type="hidden" name="version" value={version} />
        {problems || awaitsOther ? null : <SubmitButton primary>Publish draft</SubmitButton>}
        <SubmitButton formAction={`${path}/discard`}>Discard draft</SubmitButton>
      </form>
    </>
  )
}
