import type { CostResultView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import type { Money } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { sharePercent } from './cost-labels.ts'
import styles from './cost-summary.module.css'

/** The headline: total costs and their effect on the investment. */
export function CostSummary({ view }: { readonly view: CostResultView }) {
  const { costs, plan } = view
  const locale = useLocale()
  const { t, parts, formatMoney, formatPercent } = locale
  const { total, totalShare } = costs.table.sum
  const aYear = (fraction: number) => t('{percent} a year', { percent: formatPercent(fraction) })
  const known = view.product.state === 'not-supplied' || hasUnknown(view) ? t('Known costs') : t('Costs')
  return (
    <>
      <p className={styles.total}>
        <span className={styles.label}>
          {t('{costs} over {n} years', { costs: known, n: plan.years }, '{costs} over {n} year')}
        </span>
        <b className={styles.sum}>{formatMoney(total)}</b>
        {totalShare === null ? null : (
          <span className={styles.share}>
            {parts('{percent} a year', { percent: sharePercent(totalShare, locale) })}
          </span>
        )}
      </p>
      <dl className={styles.rows}>
        <Row label={t('Total invested')}>{formatMoney(costs.paidIn)}</Row>
        <Row label={t('Value before costs')}>{formatMoney(costs.withoutCosts)}</Row>
        <Row label={t('Value after costs')}>{formatMoney(costs.afterCosts)}</Row>
        <Row
          label={t('Effect of costs')}
          definition={t('The reduction in the final value: the charges and the growth lost on them.')}
        >
          {formatMoney(negative(costs.effect))}
        </Row>
        <Row
          label={t('Reduction in yield')}
          definition={t(
            'How much costs reduce the annual return: growth before costs less the annual return after costs.',
          )}
        >
          {costs.reductionInYield === null ? t('n/m: no value left') : aYear(costs.reductionInYield)}
        </Row>
        <Row
          label={t('Growth needed to break even')}
          definition={t('The annual growth at which you would get back exactly what you invested.')}
        >
          {costs.breakEvenGrowth === null ? t('Cannot break even') : aYear(costs.breakEvenGrowth)}
        </Row>
        <Row label={t('Value at 0% growth')}>
          {formatMoney(costs.atNoGrowth.afterCosts)}
          <span className={styles.beside}>
            {parts('after costs of {amount}', { amount: formatMoney(costs.atNoGrowth.costs) })}
          </span>
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

function negative(effect: Money): Money {
  return { ...effect, amount: -effect.amount }
}
