import { type NamespacesView, namespacesPath } from '@bellwether/contract'
import { Block, SubmitButton, TextField, VisuallyHidden } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { DevelopersLayout } from '../layout/developers-layout.tsx'
import styles from './namespace-layout.module.css'

export function NamespacesPage({ view, context }: { readonly view: NamespacesView; readonly context: PageContext }) {
  const { namespaces, deleted, justDeleted, name, problem } = view
  return (
    <DevelopersLayout
      context={context}
      title="Your namespaces"
      windowTitle={problem ? 'Error: Your namespaces' : 'Your namespaces'}
      lead="A namespace stores the widgets and settings of your pages, so that you can change them without editing the pages. It has its own secrets, tokens and usage figures."
      description="Your namespaces: widget configurations, secrets and tokens, and usage."
      section={namespacesPath}
      indexed={false}
    >
      <div className={styles.stack}>
        {justDeleted === null ? null : (
          <p className={styles.good} role="status">
            {justDeleted} was deleted. You can restore it below.
          </p>
        )}
        {namespaces.length > 0 ? (
          <Block title="Namespaces">
            <ul className={styles.list}>
              {namespaces.map(one => (
                <li key={one.name}>
                  <a className={styles.wrap} href={one.href}>
                    {one.name}
                  </a>
                  <span className={styles.quiet}>since {one.since}</span>
                </li>
              ))}
            </ul>
          </Block>
        ) : null}
        <Block title="Create a namespace">
          <form className={`${styles.form} ${styles.narrow}`} action={namespacesPath} method="post">
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              error={problem}
              maxLength={60}
              autoCapitalize="off"
              spellCheck={false}
              required
              hint="Lower-case letters, digits, - and _, in parts separated by dots, for example acme or acme.research. The owner of acme also owns acme.research and every other name whose first part is acme."
            />
            <SubmitButton primary>Create namespace</SubmitButton>
          </form>
        </Block>
        {deleted.length > 0 ? (
          <Block
            title="Deleted namespaces"
            foot="Restoring brings back the configuration and history; secrets and tokens stay revoked."
          >
            <ul className={styles.list}>
              {deleted.map(one => (
                <li key={one.name}>
                  <span className={styles.wrap}>
                    {one.name} <span className={styles.quiet}>on {one.at}</span>
                  </span>
                  <form action={namespacesPath} method="post">
                    <input type="hidden" name="name" value={one.name} />
                    <SubmitButton>
                      Restore<VisuallyHidden> {one.name}</VisuallyHidden>
                    </SubmitButton>
                  </form>
                </li>
              ))}
            </ul>
          </Block>
        ) : null}
      </div>
    </DevelopersLayout>
  )
}
