import type { AccountView } from '@bellwether/contract'
import { Block, SubmitButton } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import styles from './account-page.module.css'

export function AccountPage({ view, context }: { readonly view: AccountView; readonly context: PageContext }) {
  return (
    <Document context={context} title="Your account | Bellwether" description="Your account" indexed={false}>
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Your account</h1>
        <div className={styles.blocks}>
          <Block title="About you" foot={view.demo ? 'A demo account: nothing here is real.' : null}>
            <dl className={styles.facts}>
              <Fact label="Name" value={view.name} />
              <Fact label="E-mail address" value={view.email} />
              <Fact label="You live in" value={view.domicile} />
              <Fact
                label="You are treated as"
                value={view.electiveProfessional ? 'Elective professional client' : 'Retail client'}
              />
            </dl>
            {view.electiveProfessional ? (
              <p className={styles.note}>
                Live prices do not start by themselves for professional clients; you can turn them on at any price.
              </p>
            ) : null}
          </Block>
          <Block title="Where you are logged in">
            <p className={styles.note}>
              A login ends after 30 minutes without use, and after 12 hours in any case. If you have left one open
              somewhere, or suspect that somebody else has your password, end them all.
            </p>
            <form action="/logout" method="post">
              <input type="hidden" name="everywhere" value="1" />
              <SubmitButton>Log out everywhere</SubmitButton>
            </form>
          </Block>
        </div>
      </main>
    </Document>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
