import { ReinvestmentsTable } from '@bellwether/blocks'
import type { ReinvestmentsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { formatMoney } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

export function ReinvestmentsPage({
  view,
  context,
}: {
  readonly view: ReinvestmentsView
  readonly context: PageContext
}) {
  const { rows, charge } = view
  return (
    <PlatformLayout
      context={context}
      title="Dividend reinvestment"
      section="/platform/drips"
      simulated={view.simulated}
      lead="Dividends are paid into your account as cash on the payment date, before tax. Switch on reinvestment to use them to buy more of the same investment."
    >
      <Block
        title="Your holdings"
        foot={`Only confirmed dividends are paid.${charge ? ` Each reinvestment costs ${formatMoney(charge)}. A dividend too small to buy one share after charges stays as cash.` : ''}`}
      >
        {rows.length > 0 ? (
          <ReinvestmentsTable rows={rows} />
        ) : (
          <p className={styles.text}>You have no holdings yet.</p>
        )}
      </Block>
    </PlatformLayout>
  )
}
