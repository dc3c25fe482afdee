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
      section="/platform/regularinvestments"
      simulated={view.simulated}
      lead="Invest a fixed amount every month, at a lower dealing charge. Any money left over stays in your account as cash. If there is not enough cash, that month is skipped and shown as rejected in your orders."
    >
      <div className={styles.stack}>
        {form ? <Form form={form} /> : null}
        <Block title="Your plans">
          {plans.length > 0 ? (
            <PlansTable plans={plans} />
          ) : (
            <p className={styles.text}>
              No plans yet. Choose “Regular investment” on the page of an investment that offers it.
            </p>
          )}
        </Block>
      </div>
    </PlatformLayout>
  )
}

function Form({ form }: { readonly form: PlanFormView }) {
  const { identity, refusal, accounts, cost, id } = form
  const title = `${id === null ? 'Invest monthly in' : 'Change plan:'} ${identity.name}`
  if (refusal !== null)
    return (
      <Block title={title}>
        <p className={styles.text}>{refusal}</p>
      </Block>
    )
  if (accounts.length === 0)
    return (
      <Block title={title}>
        <p className={styles.text}>You have no paper account yet. Open a free paper account to start investing.</p>
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
        <Block title="Estimated monthly purchase">
          {cost ? (
            <OrderCost view={cost} unitName={identity.unitName} />
          ) : (
            <p className={styles.text}>
              Your payment buys whole {identity.unitName}, or fractions of a unit for funds, at the price on the day.
            </p>
          )}
        </Block>
      </Cell>
    </Grid>
  )
}
