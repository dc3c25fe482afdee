import type { IncomeCalculatorView, IncomeResultView } from '@bellwether/contract'
import { formatCount, formatMoney, type TaxBand } from '@bellwether/domain'
import { useId } from 'react'
import { Facts } from '../facts.tsx'
import styles from './income-calculator.module.css'

const bandLabels: Readonly<Record<TaxBand, string>> = {
  NONE: 'None',
  BASIC: 'Basic rate',
  HIGHER: 'Higher rate',
  ADDITIONAL: 'Additional rate',
}

/** A GET form that works without a script; with one it answers while it is filled in. */
export function IncomeCalculator({ view, action }: { readonly view: IncomeCalculatorView; readonly action: string }) {
  const id = useId()
  if (view.empty) return <p className={styles.note}>{view.empty}</p>
  const { holding } = view
  return (
    <>
      <form className={styles.form} action={`${action}#income`} method="get" data-bw-live="income-result" noValidate>
        <div className={styles.field}>
          <label htmlFor={`${id}holding`}>Holding</label>
          <input
            id={`${id}holding`}
            name="holding"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={holding.given}
            maxLength={40}
            aria-describedby="income-error"
          />
        </div>
        <Choice
          id={`${id}in`}
          label="In"
          name="in"
          value={view.unit}
          options={{ pounds: 'pounds', shares: 'shares' }}
        />
        <Choice
          id={`${id}account`}
          label="Held in"
          name="account"
          value={view.sheltered ? 'isa' : 'dealing'}
          options={{ dealing: 'Dealing account', isa: 'ISA or pension' }}
        />
        <Choice id={`${id}band`} label="Tax band" name="band" value={view.band} options={bandLabels} />
        <button className={styles.button} type="submit">
          Reckon
        </button>
      </form>
      <div id="income-result">
        <p className={styles.error} id="income-error">
          {holding.error}
        </p>
        {view.result ? <Result result={view.result} /> : null}
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: Readonly<Record<string, string>>
}

function Choice({ id, label, name, value, options }: ChoiceProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Result({ result }: { readonly result: IncomeResultView }) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return (
    <>
      <Facts
        view={{
          asAt: null,
          figures: [
            { key: 'shares', label: 'Shares', value: text(formatCount(result.shares)) },
            { key: 'value', label: 'Worth at the last price', value: text(formatMoney(result.value)) },
            { key: 'income', label: 'Paid over the last twelve months', value: text(formatMoney(result.income)) },
            ...result.months.map(({ month, amount }) => ({
              key: month,
              label: `of it in ${monthOf(month)}`,
              value: text(formatMoney(amount)),
            })),
            { key: 'tax', label: 'Dividend tax', value: text(formatMoney(result.tax)) },
            { key: 'afterTax', label: 'Left after tax', value: text(formatMoney(result.afterTax)) },
          ],
        }}
      />
      <p className={styles.note}>
        Rates of {result.taxYear}: £500 free, then 10.75%, 35.75% or 39.35%; nothing in an ISA or pension. Tax depends
        on your circumstances and may change. Past dividends are not a promise of future ones.
      </p>
    </>
  )
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function monthOf(month: string): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}
