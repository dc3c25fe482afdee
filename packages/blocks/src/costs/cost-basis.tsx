import type { CostResultView } from '@bellwether/contract'
import { costItemLabels, formatDate } from '@bellwether/domain'
import styles from './cost-basis.module.css'
import { wholePounds } from './cost-words.ts'
import { rateWords } from './rate-words.ts'

/** Which rates, from when, and what is left out: the small print in plain words. */
export function CostBasis({ view }: { readonly view: CostResultView }) {
  const { plan, product, allowance } = view
  return (
    <ul className={styles.list}>
      <li>
        Charges as they stand on {formatDate(plan.day)}, taken to last:
        <ul className={styles.rates}>
          {view.rates.map(rule => (
            <li key={rule.code}>
              {costItemLabels[rule.code]}: {rateWords(rule)}, since {formatDate(rule.validFrom)}
            </li>
          ))}
        </ul>
      </li>
      {product.state === 'supplied' ? (
        <li>
          Product costs {product.kind === 'EX_ANTE' ? 'as foreseen' : 'as paid in the past, none being foreseen,'} by{' '}
          {product.manufacturer}, {formatDate(product.asAt)}.
        </li>
      ) : null}
      <li>Charges are taken out of what you pay in, and then out of the holding.</li>
      <li>Online orders cost the same whether dealt at once or at a limit.</li>
      {view.rates.some(({ code }) => code === 'FX') ? (
        <li>
          It is dealt in another currency: each deal pays for the exchange. What exchange rates do to its value in
          pounds is not reckoned.
        </li>
      ) : null}
      {plan.monthly.amount > 0 ? (
        <li>
          {view.regular
            ? 'Monthly payments are dealt as regular investments, at the start of each month.'
            : 'It cannot be bought by regular investment, so each monthly payment is an ordinary deal.'}
        </li>
      ) : null}
      {plan.dealsPerYear > 0 ? (
        <li>Further deals bear the dealing charge only: their taxes and exchange depend on their size.</li>
      ) : null}
      <li>
        Not included: your own tax on dividends and gains, tax relief and bonuses
        {view.foreignTaxes ? `, and taxes on deals raised abroad (${view.foreignTaxes})` : ''}. Tax depends on your
        circumstances and may change.
      </li>
      {allowance ? (
        <li>
          {allowance.label}: {wholePounds(allowance.amount)} a tax year, {formatDate(allowance.validFrom)} to{' '}
          {formatDate(allowance.validTo)}. {allowance.source}
          {allowance.carriedFrom ? ', taken over until confirmed' : ''}.
        </li>
      ) : null}
      <li>
        Steady growth is an assumption, not a forecast. Investments can fall as well as rise, and you may get back less
        than you put in.
      </li>
    </ul>
  )
}
