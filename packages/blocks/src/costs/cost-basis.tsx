import type { CostResultView } from '@bellwether/contract'
import { costItemLabels, formatDate } from '@bellwether/domain'
import styles from './cost-basis.module.css'
import { wholePounds } from './cost-labels.ts'
import { rateText } from './rate-labels.ts'

/** The assumptions: which rates apply from when, and what is not included. */
export function CostBasis({ view }: { readonly view: CostResultView }) {
  const { plan, product, allowance } = view
  return (
    <ul className={styles.list}>
      <li>
        Charges as at {formatDate(plan.day)}, assumed to stay the same:
        <ul className={styles.rates}>
          {view.rates.map(rule => (
            <li key={rule.code}>
              {costItemLabels[rule.code]}: {rateText(rule)}, since {formatDate(rule.validFrom)}
            </li>
          ))}
        </ul>
      </li>
      {product.state === 'supplied' ? (
        <li>
          Product costs:{' '}
          {product.kind === 'EX_ANTE' ? 'estimate' : 'actual costs in the past year, as no estimate is available,'} from{' '}
          {product.manufacturer}, {formatDate(product.asAt)}.
        </li>
      ) : null}
      <li>Charges are deducted from your payments first, then from the holding.</li>
      <li>
        {view.order === 'valuation'
          ? 'Orders are executed at the next valuation point, at a price that is not known beforehand.'
          : 'Online market orders and limit orders cost the same.'}
      </li>
      {view.rates.some(({ code }) => code === 'FX') ? (
        <li>
          Priced in another currency: an FX charge applies to each deal. The effect of exchange rates on its value in
          pounds is not included.
        </li>
      ) : null}
      {plan.monthly.amount > 0 ? (
        <li>
          {view.regular
            ? 'Monthly payments are made as regular investments, at the start of each month.'
            : 'Not available for regular investment, so each monthly payment is charged as a standard deal.'}
        </li>
      ) : null}
      {plan.dealsPerYear > 0 ? (
        <li>Additional deals include the dealing charge only: taxes and FX charges depend on their size.</li>
      ) : null}
      <li>
        Not included: any tax you pay on dividends and gains, tax relief and government bonuses
        {view.foreignTaxes ? `, and foreign transaction taxes (${view.foreignTaxes})` : ''}. Tax depends on your
        circumstances and may change.
      </li>
      {allowance ? (
        <li>
          {allowance.label}: {wholePounds(allowance.amount)} per tax year, {formatDate(allowance.validFrom)} to{' '}
          {formatDate(allowance.validTo)}. {allowance.source}
          {allowance.carriedFrom ? ', carried forward until confirmed' : ''}.
        </li>
      ) : null}
      <li>
        Constant growth is an assumption, not a forecast. Investments can fall as well as rise in value, and you may get
        back less than you invest.
      </li>
    </ul>
  )
}
