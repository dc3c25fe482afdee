import type { HoldingUnit, IncomeCalculatorView, IncomeResultView } from '@bellwether/contract'
import { FieldRow, SelectField, type SelectOption, SubmitButton, TextField } from '@bellwether/design'
import { formatCount, formatMoney, monthName, type TaxBand } from '@bellwether/domain'
import { FactList } from '../facts.tsx'
import { AskFailure } from '../in-place/ask-failure.tsx'
import { LiveForm } from '../in-place/live-form.tsx'
import { useInPlace } from '../in-place/use-in-place.ts'
import styles from './income-calculator.module.css'

const unitOptions: readonly (SelectOption & { readonly value: HoldingUnit })[] = [
  { value: 'pounds', label: 'pounds' },
  { value: 'shares', label: 'shares' },
]
const accountOptions: readonly SelectOption[] = [
  { value: 'dealing', label: 'Dealing account' },
  { value: 'isa', label: 'ISA or pension' },
]
const bandOptions: readonly (SelectOption & { readonly value: TaxBand })[] = [
  { value: 'NONE', label: 'None' },
  { value: 'BASIC', label: 'Basic rate' },
  { value: 'HIGHER', label: 'Higher rate' },
  { value: 'ADDITIONAL', label: 'Additional rate' },
]

export interface IncomeCalculatorProps {
  readonly view: IncomeCalculatorView
  readonly action: string
}

/** A GET form that works without scripts; with them, results update as it is filled in. */
export function IncomeCalculator(drawn: IncomeCalculatorProps) {
  const {
    view: { view, action },
    status,
    region,
    ask,
  } = useInPlace(drawn)
  if (view.empty) return <p className={styles.note}>{view.empty}</p>
  const { holding } = view
  return (
    <div {...region}>
      <LiveForm className={styles.form} action={`${action}#income`} onAsk={ask} noValidate>
        <FieldRow actions={<SubmitButton>Calculate</SubmitButton>}>
          <TextField
            label="Holding"
            name="holding"
            width="short"
            inputMode="decimal"
            defaultValue={holding.given}
            error={holding.error}
            maxLength={40}
          />
          <SelectField label="Amount in" name="in" width="short" defaultValue={view.unit} options={unitOptions} />
          <SelectField
            label="Account"
            name="account"
            defaultValue={view.sheltered ? 'isa' : 'dealing'}
            options={accountOptions}
          />
          <SelectField label="Tax band" name="band" defaultValue={view.band} options={bandOptions} />
        </FieldRow>
      </LiveForm>
      <div id="income-result">
        <AskFailure status={status} />
        {view.result ? <Result result={view.result} /> : null}
      </div>
    </div>
  )
}

function Result({ result }: { readonly result: IncomeResultView }) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return (
    <>
      <FactList
        view={{
          asAt: null,
          figures: [
            { key: 'shares', label: 'Shares', value: text(formatCount(result.shares)) },
            { key: 'value', label: 'Value at last price', value: text(formatMoney(result.value)) },
            { key: 'income', label: 'Income, last 12 months', value: text(formatMoney(result.income)) },
            ...result.months.map(({ month, amount }) => ({
              key: month,
              label: `of which ${monthOf(month)}`,
              value: text(formatMoney(amount)),
            })),
            { key: 'tax', label: 'Dividend tax', value: text(formatMoney(result.tax)) },
            { key: 'afterTax', label: 'Income after tax', value: text(formatMoney(result.afterTax)) },
          ],
        }}
      />
      <p className={styles.note}>
        {result.taxYear} rates: £500 dividend allowance, then 10.75%, 35.75% or 39.35%; no tax in an ISA or pension. Tax
        depends on your circumstances and may change. Past dividends are not a guarantee of future dividends.
      </p>
    </>
  )
}

function monthOf(month: string): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`
}
