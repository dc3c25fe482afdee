import { type ConfigurationProblemView, type NamespaceConfigurationView, namespacePath } from '@bellwether/contract'
import { Block, CheckField, LinkTabs, SubmitButton, TextField } from '@bellwether/design'
import { Island } from '@bellwether/islands'
import { ConfigurationText } from './configuration-text.tsx'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceConfigurationView>

export function NamespaceConfigurationPage({ view, context }: Props) {
  const { name, environment, environments, current, saved, problems, hints } = view
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place=""
      hasProblem={problems.length > 0}
      lead="The components that your pages can show, by id, with their settings. Every change creates a revision; the latest is served."
    >
      <LinkTabs label="Environment" tabs={environments} />
      {saved === null ? null : (
        <p className={styles.good} role="status">
          Saved as revision {saved}. Pages use it from their next load.
        </p>
      )}
      {problems.length > 0 ? (
        <div className={styles.bad} role="alert">
          Not saved. Correct these problems:
          <Problems problems={problems} />
        </div>
      ) : null}
      {hints.length > 0 ? (
        <div className={styles.bad}>
          Saved and served, with warnings:
          <Problems problems={hints} />
        </div>
      ) : null}
      <Block
        title={current ? `Revision ${current.revision}` : 'No configuration yet'}
        aside={current ? <span className={styles.quiet}>{current.at}</span> : null}
        foot={<Addresses view={view} />}
      >
        <ConfigurationForm view={view} environment={environment} />
      </Block>
    </NamespaceLayout>
  )
}

function ConfigurationForm({ view, environment }: Pick<Props, 'view'> & { readonly environment: string }) {
  const { name, text, isPublic, note, problems, schemaHref } = view
  const [first] = problems
  return (
    <form className={styles.form} action={`${namespacePath(name)}/configuration`} method="post">
      <input type="hidden" name="environment" value={environment} />
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
      <SubmitButton primary>Save</SubmitButton>
    </form>
  )
}

function Problems({ problems }: { readonly problems: readonly ConfigurationProblemView[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, problem }) => (
        <li key={`${path} ${problem}`}>
          <code>{path || 'The text'}</code> {problem}
        </li>
      ))}
    </ul>
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
