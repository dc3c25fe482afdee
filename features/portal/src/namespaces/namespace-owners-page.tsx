import { type NamespaceOwnersView, namespacePath } from '@bellwether/contract'
import { Block, SubmitButton, TextField, VisuallyHidden } from '@bellwether/design'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceOwnersView>

export function NamespaceOwnersPage({ view, context }: Props) {
  const { name, owners, invited, email, problem, secondApprover } = view
  const path = namespacePath(name, 'owners')
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="owners"
      hasProblem={problem !== null || secondApprover.problem !== null}
      lead="Every owner can change everything in this namespace, including its owners. There is always at least one, and at least two with a second approver."
    >
      <Block title="Owners">
        <ul className={styles.list}>
          {owners.map(owner => (
            <li key={owner.id}>
              <span className={styles.wrap}>
                {owner.name} ({owner.email}){owner.isYou ? ', you' : ''}{' '}
                <span className={styles.quiet}>since {owner.since}</span>
              </span>
              {owners.length > (secondApprover.on ? 2 : 1) ? (
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
      <SecondApprover name={name} state={secondApprover} />
    </NamespaceLayout>
  )
}

function SecondApprover({
  name,
  state: { on, endAskedBy, problem },
}: {
  readonly name: string
  readonly state: NamespaceOwnersView['secondApprover']
}) {
  return (
    <Block title="Second approver">
      {problem === null ? null : (
        <p className={styles.bad} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.text}>
        {on
          ? 'On: a draft must be published by an owner who has not changed it. Any owner can roll back to a revision that was published before.'
          : 'Off: every owner can publish alone. When it is on, a draft must be published by an owner who has not changed it, and two owners are needed to turn it off again.'}
      </p>
      {endAskedBy === null ? null : (
        <p className={styles.text}>
          {endAskedBy.isYou
            ? 'You asked to turn it off. Another owner must agree.'
            : `${endAskedBy.name} asks to turn it off.`}
        </p>
      )}
      <form className={styles.buttons} action={`${namespacePath(name, 'owners')}/approval`} method="post">
        {!on || endAskedBy !== null ? (
          <SubmitButton name="second" value="on">
            {on ? 'Keep it on' : 'Turn on'}
          </SubmitButton>
        ) : null}
        {on && endAskedBy?.isYou !== true ? (
          <SubmitButton name="second" value="off">
            {endAskedBy === null ? 'Ask to turn off' : 'Agree to turn off'}
          </SubmitButton>
        ) : null}
      </form>
    </Block>
  )
}
