import { type NamespaceDeletionView, namespacePath } from '@bellwether/contract'
import { Block, SubmitButton, TextField } from '@bellwether/design'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceDeletionView>

export function NamespaceDeletionPage({ view, context }: Props) {
  const { name, clients, otherOwners, publicHref, typed, problem } = view
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="delete"
      hasProblem={problem !== null}
      lead="Pages that use this namespace stop working. You can restore it later; nobody else can claim its name."
    >
      <Block title="What happens when you delete it">
        <ul className={styles.consequences}>
          <li>Pages that load widgets from this namespace show only their fallback content.</li>
          <li>
            Requests for its configuration return 404 in every environment
            {publicHref ? (
              <>
                , including <code className={styles.wrap}>{publicHref}</code>, which may be cached for another minute
              </>
            ) : null}
            .
          </li>
          <li>{toClientsText(clients)}</li>
          {otherOwners > 0 ? (
            <li>
              {otherOwners === 1 ? 'The other owner loses' : `The ${otherOwners} other owners lose`} access, and
              invitations are cancelled. Only you can restore it.
            </li>
          ) : null}
          <li>
            The configuration, history and usage figures are kept and come back if you restore it. Secrets and tokens
            stay revoked.
          </li>
        </ul>
      </Block>
      <Block title="Confirm deletion">
        <form className={`${styles.form} ${styles.narrow}`} action={namespacePath(name, 'delete')} method="post">
          <TextField
            label={
              <>
                Type <strong>{name}</strong> to confirm
              </>
            }
            name="name"
            defaultValue={typed}
            error={problem}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <SubmitButton primary>Delete namespace</SubmitButton>
        </form>
      </Block>
    </NamespaceLayout>
  )
}

function toClientsText(clients: number): string {
  if (clients === 0) return 'It has no active secrets or tokens.'
  const which = clients === 1 ? 'Its secret or token stops' : `Its ${clients} secrets and tokens stop`
  return `${which} working within a minute, and open price streams are closed.`
}
