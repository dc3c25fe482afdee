import { OrderCost, PlanForm, PlansTable } from '@bellwether/blocks'
import type { PlanFormView, RegularInvestmentsView } from '@bellwether/contract'
import { Block, ButtonLink } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Grid } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

export function RegularInvestmentsPage({
  view,
  context,
}: {
  readonly view: RegularInvestmentsView
  readonly context: PageContext
}) {
  const { plans, form } = view
  return (
    <PlatformLayout
      context={context}
      title="Regular investments"
      place="/platform/regularinvestments"
      simulated={view.simulated}
      lead="The same sum every month, at a lower dealing charge. What a sum does not buy stays in the account as cash; a month without enough cash is skipped, and says so among the orders."
    >
      <div className={styles.stack}>
        {form ? <Form form={form} /> : null}
        <Block title="Your plans">
          {plans.length > 0 ? (
            <PlansTable plans={plans} />
          ) : (
            <p className={styles.text}>
              None yet. Press “Regular investment” on the page of a security that offers it.
            </p>
          )}
        </Block>
      </div>
    </PlatformLayout>
  )
}

function Form({ form }: { readonly form: PlanFormView }) {
  const { identity, refusal, accounts, cost, id } = form
  const title = `${id === null ? 'Invest every month in' : 'Change:'} ${identity.name}`
  if (refusal !== null)
    return (
      <Block title={title}>
        <p className={styles.text}>{refusal}</p>
      </Block>
    )
  if (accounts.length === 0)
    return (
      <Block title={title}>
        <p className={styles.text}>
          You have no paper account yet. Open one first: it takes one press and costs nothing.
        </p>
        <div>
          <ButtonLink href="/platform/account" primary>
            Open a paper account
          </ButtonLink>
        </div>
      </Block>
    )
  return (
    <Grid>
      <Cell span={7}>
        <Block title={title}>
          <PlanForm form={form} />
        </Block>
      </Cell>
      <Cell span={5}>
        <Block title="What one month would buy now">
          {cost ? (
            <OrderCost view={cost} unitWords={identity.unitWords} />
          ) : (
            <p className={styles.text}>
              It is dealt in whole {identity.unitWords}, or parts of a unit for funds, at the price of the day.
            </p>
          )}
        </Block>
      </Cell>
    </Grid>
  )
}
