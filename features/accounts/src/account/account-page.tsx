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
          <Block title="Your details" foot={view.demo ? 'This is a demo account.' : null}>
            <dl className={styles.facts}>
              <Fact label="Name" value={view.name} />
              <Fact label="Email address" value={view.email} />
              <Fact label="Country of residence" value={view.domicile} />
              <Fact
                label="Client category"
                value={view.electiveProfessional ? 'Elective professional client' : 'Retail client'}
              />
            </dl>
            {view.electiveProfessional ? (
              <p className={styles.note}>
                Live prices are off by default for professional clients. You can switch them on beside any price.
              </p>
            ) : null}
          </Block>
          <Block title="Security">
            <p className={styles.note}>
              You are logged out after 30 minutes of inactivity, and after 12 hours in any case. If you are still logged
              in on another device, or think someone else knows your password, log out everywhere.
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
