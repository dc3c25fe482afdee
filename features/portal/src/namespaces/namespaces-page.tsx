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
      windowTitle={problem ? 'Not made: Your namespaces' : 'Your namespaces'}
      lead="A namespace holds which widgets your pages show and how they are set, so that you can change them without touching the pages. It has its own secrets and tokens, and counts what was shown."
      description="Your namespaces: configurations of widgets, secrets and tokens, usage."
      place={namespacesPath}
      indexed={false}
    >
      <div className={styles.stack}>
        {justDeleted === null ? null : (
          <p className={styles.good} role="status">
            {justDeleted} was deleted. Below you can bring it back.
          </p>
        )}
        {namespaces.length > 0 ? (
          <Block title="Yours">
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
        <Block title="Make a namespace">
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
              hint="Words of small letters, digits, - and _, joined by dots: acme, or acme.research. Whoever has the first word has all names below it."
            />
            <SubmitButton primary>Make it</SubmitButton>
          </form>
        </Block>
        {deleted.length > 0 ? (
          <Block
            title="Deleted by you"
            foot="They come back with configuration and history; secrets and tokens stay ended."
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
                      Bring back<VisuallyHidden> {one.name}</VisuallyHidden>
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
