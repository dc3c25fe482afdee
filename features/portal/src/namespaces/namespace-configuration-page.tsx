import { type NamespaceConfigurationView, namespacePath } from '@bellwether/contract'
import { Block, CheckField, LinkTabs, SubmitButton, TextField } from '@bellwether/design'
import { Island } from '@bellwether/islands'
import { ConfigurationProblems } from './configuration-problems.tsx'
import { ConfigurationText } from './configuration-text.tsx'
import { DraftBlock } from './draft-block.tsx'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceConfigurationView>

export function NamespaceConfigurationPage({ view, context }: Props) {
  const { name, environment, environments, current, saved, draft, problems, hints } = view
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place=""
      hasProblem={problems.length > 0}
      lead="The components that your pages can show, by id, with their settings. A draft changes nothing until it is published; publishing creates a revision, and the latest is served."
    >
      <LinkTabs label="Environment" tabs={environments} />
      {saved === null ? null : (
        <p className={styles.good} role="status">
          Published as revision {saved}. Pages use it from their next load.
        </p>
      )}
      {view.draftSaved ? (
        <p className={styles.good} role="status">
          Draft saved. Pages do not use it until it is published.
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div className={styles.bad} role="alert">
          Not saved. Correct these problems:
          <ConfigurationProblems problems={problems} />
        </div>
      ) : null}
      {hints.length > 0 ? (
        <div className={styles.bad}>
          Published and served, with warnings:
          <ConfigurationProblems problems={hints} />
        </div>
      ) : null}
      {draft ? <DraftBlock name={name} environment={environment} draft={draft} current={current} /> : null}
      <Block
        title={draft ? 'Change the draft' : current ? `Revision ${current.revision}` : 'No configuration yet'}
        aside={current && !draft ? <span className={styles.quiet}>{current.at}</span> : null}
        foot={<Addresses view={view} />}
      >
        <ConfigurationForm view={view} environment={environment} />
      </Block>
    </NamespaceLayout>
  )
}

function ConfigurationForm({ view, environment }: Pick<Props, 'view'> & { readonly environment: string }) {
  const { name, text, isPublic, note, problems, schemaHref, draftVersion, secondApprover } = view
  const [first] = problems
  return (
    <form className={styles.form} action={`${namespacePath(name)}/configuration`} method="post">
      <input type="hidden" name="environment" value={environment} />
      <input type="hidden" name="draft" value={draftVersion} />
      <Island
        name="configuration-text"
        component={ConfigurationText}
        props={{ text, error: first ? `${first.path || 'The text'} ${first.problem}` : null, schemaHref }}
      />
      <CheckField
        label="Also serve it without a token (production only)"
        name="public"
        value="yes"
        defaultChecked={isPublic}
      />
      <div className={styles.narrow}>
        <TextField label="Change note (optional)" name="note" maxLength={200} defaultValue={note} />
      </div>
      <div className={styles.buttons}>
        <SubmitButton primary={secondApprover} name="action" value="draft">
          Save draft
        </SubmitButton>
        {secondApprover ? null : (
          <SubmitButton primary name="action" value="publish">
            Publish
          </SubmitButton>
        )}
      </div>
      {secondApprover ? (
        <p className={styles.text}>Drafts of this namespace must be published by an owner who has not changed them.</p>
      ) : null}
    </form>
  )
}

function Addresses({ view }: Pick<Props, 'view'>) {
  return (
    <>
      Available with a token at <code className={styles.wrap}>{view.configHref}</code>
      {view.publicHref ? (
        <>
          , and without a token at{' '}
          <a className={styles.wrap} href={view.publicHref}>
            {view.publicHref}
          </a>
        </>
      ) : null}
      .
    </>
  )
}
