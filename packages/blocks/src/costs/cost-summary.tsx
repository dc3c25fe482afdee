import type { CostResultView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import { formatMoney, formatPercent, type Money } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { sharePercent, yearsText } from './cost-labels.ts'
import styles from './cost-summary.module.css'

/** The headline: total costs and their effect on the investment. */
export function CostSummary({ view }: { readonly view: CostResultView }) {
  const { costs, plan } = view
  const { total, totalShare } = costs.table.sum
  const known = view.product.state === 'not-supplied' || hasUnknown(view) ? 'Known costs' : 'Costs'
  return (
    <>
      <p className={styles.total}>
        <span className={styles.label}>
          {known} over {yearsText(plan.years)}
        </span>
        <b className={styles.sum}>{formatMoney(total)}</b>
        {totalShare === null ? null : <span className={styles.share}>{sharePercent(totalShare)} a year</span>}
      </p>
      <dl className={styles.rows}>
        <Row label="Total invested">{formatMoney(costs.paidIn)}</Row>
        <Row label="Value before costs">{formatMoney(costs.withoutCosts)}</Row>
        <Row label="Value after costs">{formatMoney(costs.afterCosts)}</Row>
        <Row
          label="Effect of costs"
          definition="The reduction in the final value: the charges and the growth lost on them."
        >
          {negative(costs.effect)}
        </Row>
        <Row
          label="Reduction in yield"
          definition="How much costs reduce the annual return: growth before costs less the annual return after costs."
        >
          {costs.reductionInYield === null ? 'n/m: no value left' : `${formatPercent(costs.reductionInYield)} a year`}
        </Row>
        <Row
          label="Growth needed to break even"
          definition="The annual growth at which you would get back exactly what you invested."
        >
          {costs.breakEvenGrowth === null ? 'Cannot break even' : `${formatPercent(costs.breakEvenGrowth)} a year`}
        </Row>
        <Row label="Value at 0% growth">
          {formatMoney(costs.atNoGrowth.afterCosts)}
          <span className={styles.beside}>after costs of {formatMoney(costs.atNoGrowth.costs)}</span>
        </Row>
      </dl>
      <HowCalculated of="Costs" figures={view.explained} />
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
