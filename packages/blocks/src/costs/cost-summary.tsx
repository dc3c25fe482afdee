import type { CostResultView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import { formatMoney, formatPercent, type Money } from '@bellwether/domain'
import type { ReactNode } from 'react'
import styles from './cost-summary.module.css'
import { sharePercent, yearWords } from './cost-words.ts'

/** The answer first: what it costs in all, and what that does to the money. */
export function CostSummary({ view }: { readonly view: CostResultView }) {
  const { costs, plan } = view
  const { total, totalShare } = costs.table.sum
  const known = view.product.state === 'not-supplied' || hasUnknown(view) ? 'Known costs' : 'Costs'
  return (
    <>
      <p className={styles.total}>
        <span className={styles.label}>
          {known} over {yearWords(plan.years)}
        </span>
        <b className={styles.sum}>{formatMoney(total)}</b>
        {totalShare === null ? null : <span className={styles.share}>{sharePercent(totalShare)} a year</span>}
      </p>
      <dl className={styles.rows}>
        <Row label="Paid in">{formatMoney(costs.paidIn)}</Row>
        <Row label="Value without costs">{formatMoney(costs.withoutCosts)}</Row>
        <Row label="Value after costs">{formatMoney(costs.afterCosts)}</Row>
        <Row
          label="Effect of costs"
          definition="What costs take from the end value: the charges themselves, and the growth they would have had."
        >
          {negative(costs.effect)}
        </Row>
        <Row
          label="Reduction in yield"
          definition="How much of each year’s growth costs take: growth before costs, less the yearly return after them."
        >
          {costs.reductionInYield === null ? 'n/m: nothing is left' : `${formatPercent(costs.reductionInYield)} a year`}
        </Row>
        <Row
          label="Growth needed to break even"
          definition="At this growth each year you would get back exactly what you paid in."
        >
          {costs.breakEvenGrowth === null ? 'No growth would do' : `${formatPercent(costs.breakEvenGrowth)} a year`}
        </Row>
        <Row label="Left at 0% growth">
          {formatMoney(costs.atNoGrowth.afterCosts)}
          <span className={styles.beside}>after costs of {formatMoney(costs.atNoGrowth.costs)}</span>
        </Row>
      </dl>
    </>
  )
}

function Row({
  label,
  definition,
  children,
}: {
  readonly label: string
  readonly definition?: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.row}>
      <dt>{definition ? <Defined label={label} definition={definition} /> : label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function hasUnknown({ product }: CostResultView): boolean {
  return product.state === 'supplied' && product.unknown.length > 0
}

function negative(effect: Money): string {
  return formatMoney({ ...effect, amount: -effect.amount })
}
