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
      lead="Ends everything that pages get under this name. You can bring it back later; nobody else can have it."
    >
      <Block title="What will happen">
        <ul className={styles.consequences}>
          <li>Pages that load widgets by this namespace show none of them from then on, only their quiet fallback.</li>
          <li>
            Its configuration is answered with 404 and the reason, in every environment
            {publicHref ? (
              <>
                , also at <code className={styles.wrap}>{publicHref}</code>, where copies may live a minute longer
              </>
            ) : null}
            .
          </li>
          <li>{toClientWords(clients)}</li>
          {otherOwners > 0 ? (
            <li>
              {otherOwners === 1 ? 'The other owner loses' : `The ${otherOwners} other owners lose`} it too, and
              invitations end. Only you can bring it back.
            </li>
          ) : null}
          <li>
            Configuration, history and counted usage stay stored: for the platform’s operators, and for you should you
            bring it back. Secrets and tokens do not come back.
          </li>
        </ul>
      </Block>
      <Block title="Delete it">
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
          <SubmitButton primary>Delete the namespace</SubmitButton>
        </form>
      </Block>
    </NamespaceLayout>
  )
}

function toClientWords(clients: number): string {
  if (clients === 0) return 'It has no secret or token in force.'
  const which = clients === 1 ? 'Its secret or token stops' : `Its ${clients} secrets and tokens stop`
  return `${which} working, everywhere within a minute, and open streams of prices are closed.`
}
