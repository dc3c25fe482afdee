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
  const { name, clients, shown, revoked, problems } = view
  const hasProblem = Object.keys(problems).length > 0
  return (
    <NamespaceLayout
      context={context}
      name={name}
      place="access"
      hasProblem={hasProblem}
      lead="Your server uses a secret to get short-lived tokens for your pages. A page without a server can use one long-lived token. Both work only on the origins you list, until you revoke them."
    >
      {shown ? <Shown view={view} shown={shown} /> : null}
      {revoked ? (
        <p className={styles.good} role="status">
          Revoked. It stops working everywhere within a minute.
        </p>
      ) : null}
      {clients.length > 0 ? (
        <Block title="Secrets and tokens">
          <Clients name={name} clients={clients} />
        </Block>
      ) : null}
      <Block title="Create a secret or token">
        {hasProblem ? (
          <p className={styles.bad} role="alert">
            Not created. Correct the errors below.
          </p>
        ) : null}
        <ClientForm view={view} />
      </Block>
    </NamespaceLayout>
  )
}

function Shown({ view, shown }: Pick<Props, 'view'> & { readonly shown: NonNullable<NamespaceAccessView['shown']> }) {
  const label = shown.kind === 'secret' ? 'Secret' : 'Token'
  return (
    <div className={styles.good} role="status">
      <b>
        {label} “{shown.label}” created. Copy it now: it will not be shown again.
      </b>
      <code className={styles.shown} id="shown-once">
        {shown.value}
      </code>
      {shown.kind === 'secret' ? (
        <>
          Keep it on your server, never in a page. To get a token that is valid for ten minutes:
          <code className={styles.shown}>
            curl -X POST {view.exchangeHref} -H "authorization: Bearer $BELLWETHER_SECRET"
          </code>
        </>
      ) : (
        'Pass it to the loader as apiTokens.apiGatewayToken. It is visible to visitors of your page, but works only on your origins.'
      )}
    </div>
  )
}

const states = { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

function Clients({ name, clients }: { readonly name: string; readonly clients: readonly WidgetClientView[] }) {
  return (
    <DataTable label="Secrets and tokens">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Scopes</th>
          <th scope="col">Origins</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col">Expires</th>
          <th scope="col">Status</th>
          <th scope="col">
            <VisuallyHidden>Revoke</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map(client => (
          <tr key={client.id} className={client.state === 'ACTIVE' ? undefined : tableStyles.quiet}>
            <th scope="row">{client.label}</th>
            <td>{client.kind === 'secret' ? 'Secret' : 'Token'}</td>
            <td>{client.scopes.join(', ')}</td>
            <td>{client.origins.join(', ') || 'Any origin'}</td>
            <td>{client.made}</td>
            <td>{client.kind === 'token' ? 'Not tracked' : (client.lastUsed ?? 'Never')}</td>
            <td>{client.ends ?? 'Never'}</td>
            <td>
              <Chip tone={client.state === 'ACTIVE' ? 'plain' : 'caution'}>{states[client.state]}</Chip>
            </td>
            <td>
              {client.state === 'ACTIVE' ? (
                <form action={`${namespacePath(name, 'access')}/revoke`} method="post">
                  <input type="hidden" name="id" value={client.id} />
                  <SubmitButton>
                    Revoke<VisuallyHidden> {client.label}</VisuallyHidden>
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
      <TextField label="Name" name="label" maxLength={60} defaultValue={form.label} error={problems.label} required />
      <fieldset className={styles.group}>
        <legend>Type</legend>
        <div>
          <CheckField
            type="radio"
            label="Secret: for a server that requests short-lived tokens"
            name="kind"
            value="secret"
            defaultChecked={form.kind !== 'token'}
          />
          <CheckField
            type="radio"
            label="Token: for pages without a server"
            name="kind"
            value="token"
            defaultChecked={form.kind === 'token'}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group} aria-describedby={problems.scopes ? 'scopes-error' : undefined}>
        <legend>Scopes</legend>
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
        label="Allowed origins, one per line"
        name="origins"
        rows={3}
        code
        defaultValue={form.origins}
        error={problems.origins}
        hint="Scheme and host, for example https://www.example.com. List each host and port separately; http:// only for localhost."
        required
      />
      <TextField
        label="Expires after (days)"
        name="days"
        inputMode="numeric"
        maxLength={3}
        defaultValue={form.days}
        error={problems.days}
        hint="1 to 366. Leave empty for a secret that does not expire."
      />
      <SubmitButton primary>Create</SubmitButton>
    </form>
  )
}
