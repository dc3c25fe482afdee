import { type NamespaceOwnersView, namespacePath } from '@bellwether/contract'
import { Block, SubmitButton, TextField, VisuallyHidden } from '@bellwether/design'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceOwnersView>

export function NamespaceOwnersPage({ view, context }: Props) {
  const { name, owners, invited, email, problem } = view
  const path = namespacePath(name, 'owners')
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="owners"
      hasProblem={problem !== null}
      lead="Every owner can change everything in this namespace, including its owners. There is always at least one."
    >
      <Block title="Owners">
        <ul className={styles.list}>
          {owners.map(owner => (
            <li key={owner.id}>
              <span className={styles.wrap}>
                {owner.name} ({owner.email}){owner.isYou ? ', you' : ''}{' '}
                <span className={styles.quiet}>since {owner.since}</span>
              </span>
              {owners.length > 1 ? (
                <form action={`${path}/remove`} method="post">
                  <input type="hidden" name="id" value={owner.id} />
                  <SubmitButton>
                    {owner.isYou ? 'Leave' : 'Remove'}
                    <VisuallyHidden> {owner.isYou ? name : owner.name}</VisuallyHidden>
                  </SubmitButton>
                </form>
              ) : null}
            </li>
          ))}
          {invited.map(one => (
            <li key={one.email}>
              <span className={styles.wrap}>
                {one.email} <span className={styles.quiet}>invited on {one.since}</span>
              </span>
              <form action={`${path}/remove`} method="post">
                <input type="hidden" name="email" value={one.email} />
                <SubmitButton>
                  Withdraw<VisuallyHidden> invitation for {one.email}</VisuallyHidden>
                </SubmitButton>
              </form>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Add an owner">
        <form className={`${styles.form} ${styles.narrow}`} action={path} method="post">
          <TextField
            label="Email address"
            name="email"
            type="email"
            maxLength={254}
            defaultValue={email}
            error={problem}
            required
            hint="The user with this address becomes an owner when they next open their namespaces. No email is sent."
          />
          <SubmitButton primary>Invite</SubmitButton>
        </form>
      </Block>
    </NamespaceLayout>
  )
}
