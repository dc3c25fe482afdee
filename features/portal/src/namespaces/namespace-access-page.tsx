import { type NamespaceAccessView, namespacePath, type WidgetClientView } from '@bellwether/contract'
import {
  Block,
  CheckField,
  Chip,
  DataTable,
  SubmitButton,
  TextAreaField,
  TextField,
  tableStyles,
  VisuallyHidden,
} from '@bellwether/design'
import styles from './namespace-layout.module.css'
import { NamespaceLayout, type NamespacePageProps } from './namespace-layout.tsx'

type Props = NamespacePageProps<NamespaceAccessView>

export function NamespaceAccessPage({ view, context }: Props) {
  const { name, clients, shown, takenBack, problems } = view
  const hasProblem = Object.keys(problems).length > 0
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="access"
      hasProblem={hasProblem}
      lead="Your server keeps a secret and gets short-lived tokens for your pages with it. A page without a server can have one long-lived token in it. Both work on the origins you list, and end when you take them back."
    >
      {shown ? <Shown view={view} shown={shown} /> : null}
      {takenBack ? (
        <p className={styles.good} role="status">
          Taken back: it works no more, here at once and everywhere within a minute.
        </p>
      ) : null}
      {clients.length > 0 ? (
        <Block title="Secrets and tokens">
          <Clients name={name} clients={clients} />
        </Block>
      ) : null}
      <Block title="Make a secret or a token">
        {hasProblem ? (
          <p className={styles.bad} role="alert">
            Nothing was made; the fields below say why.
          </p>
        ) : null}
        <ClientForm view={view} />
      </Block>
    </NamespaceLayout>
  )
}

function Shown({ view, shown }: Pick<Props, 'view'> & { readonly shown: NonNullable<NamespaceAccessView['shown']> }) {
  const what = shown.kind === 'secret' ? 'secret' : 'token'
  return (
    <div className={styles.good} role="status">
      <b>
        The {what} “{shown.label}” is made. Copy it now: it is shown this once.
      </b>
      <code className={styles.shown} id="shown-once">
        {shown.value}
      </code>
      {shown.kind === 'secret' ? (
        <>
          Keep it on your server, never in a page. For a token of ten minutes your server sends it:
          <code className={styles.shown}>
            curl -X POST {view.exchangeHref} -H "authorization: Bearer $BELLWETHER_SECRET"
          </code>
        </>
      ) : (
        'Give it to the loader as apiTokens.apiGatewayToken. Whoever reads the page can read it: it works on your origins only.'
      )}
    </div>
  )
}

const states = { IN_FORCE: 'In force', EXPIRED: 'Expired', TAKEN_BACK: 'Taken back' } as const

function Clients({ name, clients }: { readonly name: string; readonly clients: readonly WidgetClientView[] }) {
  return (
    <DataTable label="Secrets and tokens">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">May</th>
          <th scope="col">On</th>
          <th scope="col">Made</th>
          <th scope="col">Last used</th>
          <th scope="col">Ends</th>
          <th scope="col">State</th>
          <th scope="col">
            <VisuallyHidden>Take back</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map(client => (
          <tr key={client.id} className={client.state === 'IN_FORCE' ? undefined : tableStyles.quiet}>
            <th scope="row">{client.label}</th>
            <td>{client.kind === 'secret' ? 'Secret' : 'Token'}</td>
            <td>{client.scopes.join(', ')}</td>
            <td>{client.origins.join(', ') || 'Any origin'}</td>
            <td>{client.made}</td>
            <td>{client.kind === 'token' ? 'Not counted' : (client.lastUsed ?? 'Never')}</td>
            <td>{client.ends ?? 'When taken back'}</td>
            <td>
              <Chip tone={client.state === 'IN_FORCE' ? 'plain' : 'caution'}>{states[client.state]}</Chip>
            </td>
            <td>
              {client.state === 'IN_FORCE' ? (
                <form action={`${namespacePath(name, 'access')}/revoke`} method="post">
                  <input type="hidden" name="id" value={client.id} />
                  <SubmitButton>
                    Take back<VisuallyHidden> {client.label}</VisuallyHidden>
                  </SubmitButton>
                </form>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function ClientForm({ view }: Pick<Props, 'view'>) {
  const { name, form, problems, scopes } = view
  return (
    <form className={`${styles.form} ${styles.narrow}`} action={namespacePath(name, 'access')} method="post">
      <TextField
        label="Name, for you"
        name="label"
        maxLength={60}
        defaultValue={form.label}
        error={problems.label}
        required
      />
      <fieldset className={styles.group}>
        <legend>Kind</legend>
        <div>
          <CheckField
            type="radio"
            label="A secret, for a server that gets tokens of a few minutes"
            name="kind"
            value="secret"
            defaultChecked={form.kind !== 'token'}
          />
          <CheckField
            type="radio"
            label="A token, for pages without a server"
            name="kind"
            value="token"
            defaultChecked={form.kind === 'token'}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group} aria-describedby={problems.scopes ? 'scopes-error' : undefined}>
        <legend>May</legend>
        {scopes.map(({ scope, words }) => (
          <CheckField
            key={scope}
            label={
              <span>
                {words} <code>{scope}</code>
              </span>
            }
            name="scopes"
            value={scope}
            defaultChecked={form.scopes.includes(scope)}
          />
        ))}
        {problems.scopes ? (
          <p className={styles.error} id="scopes-error">
            {problems.scopes}
          </p>
        ) : null}
      </fieldset>
      <TextAreaField
        label="Origins of your pages, one a line"
        name="origins"
        rows={3}
        code
        defaultValue={form.origins}
        error={problems.origins}
        hint="As the address bar begins: https://www.example.com. Each host and port is its own; http:// only for localhost."
        required
      />
      <TextField
        label="Ends after how many days"
        name="days"
        inputMode="numeric"
        maxLength={3}
        defaultValue={form.days}
        error={problems.days}
        hint="1 to 366. A secret may be left without an end."
      />
      <SubmitButton primary>Make it</SubmitButton>
    </form>
  )
}
