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
      place="/platform/drips"
      simulated={view.simulated}
      lead="Dividends arrive as cash on the day they are paid, before any tax. Where you choose so, each buys more of what paid it."
    >
      <Block
        title="Your holdings"
        foot={`Only confirmed dividends are paid.${charge ? ` A reinvestment costs ${formatMoney(charge)}; a dividend too small to buy one share with its charges stays as cash.` : ''}`}
      >
        {rows.length > 0 ? <ReinvestmentsTable rows={rows} /> : <p className={styles.text}>You hold nothing yet.</p>}
      </Block>
    </PlatformLayout>
  )
}
