import type { LoginView } from '@bellwether/contract'
import { Block, ButtonLink, SubmitButton, TextField } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import styles from './login-page.module.css'

export function LoginPage({ view, context }: { readonly view: LoginView; readonly context: PageContext }) {
  const { email, next, problem, demo, openIdPath } = view
  return (
    <Document
      context={context}
      title={`${problem ? 'Error: ' : ''}Log in | Bellwether`}
      description="Log in to trade, see your orders and manage your watchlists."
      indexed={false}
    >
      <main className={styles.main} id="main" tabIndex={-1}>
        <div className={styles.login}>
          <h1 className={styles.title}>Log in</h1>
          {next !== null && isOrder(next) ? (
            <p className={styles.lead}>Log in to continue with your order.</p>
          ) : (
            <p className={styles.lead}>
              Log in to trade, see your orders and manage your watchlists. You can use our research without logging in.
            </p>
          )}
          {problem ? (
            <p className={styles.problem} role="alert" id="login-problem">
              {problem}
            </p>
          ) : null}
          <form className={styles.form} action="/login" method="post">
            {next === null ? null : <input type="hidden" name="next" value={next} />}
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="username"
              maxLength={254}
              defaultValue={email}
              required
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={1024}
              required
            />
            <SubmitButton primary>Log in</SubmitButton>
          </form>
          {openIdPath ? (
            <p className={styles.other}>
              <ButtonLink href={openIdPath}>Log in with your organisation</ButtonLink>
            </p>
          ) : null}
        </div>
        {demo ? <DemoLogins demo={demo} next={next} /> : null}
      </main>
    </Document>
  )
}

function isOrder(path: string): boolean {
  return /^\/platform\/(?:trade|regularinvestments)\?/.test(path)
}

/** Demo accounts exist only with simulated data, so their password is public. */
function DemoLogins({ demo, next }: { readonly demo: NonNullable<LoginView['demo']>; readonly next: string | null }) {
  return (
    <Block title="Try a demo account" foot={`Password for all demo accounts: ${demo.password}`}>
      <p className={styles.lead}>The market and the money are simulated. Choose an account:</p>
      <ul className={styles.demo}>
        {demo.logins.map(({ email, what }) => (
          <li key={email}>
            <form className={styles.person} action="/login" method="post">
              {next === null ? null : <input type="hidden" name="next" value={next} />}
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={demo.password} />
              <span className={styles.who}>
                <b>{email}</b> {what}
              </span>
              <SubmitButton>Log in as {email.split('@', 1)[0]}</SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </Block>
  )
}
