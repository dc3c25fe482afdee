import type { CostFormView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { costLimits } from '@bellwether/domain'
import { LiveForm } from '../in-place/live-form.tsx'
import styles from './cost-form.module.css'

const endings = [
  { value: 'sell', label: 'Sell' },
  { value: 'keep', label: 'Keep' },
]

const orders = [
  { value: 'market', label: 'At market price' },
  { value: 'limit', label: 'Limit at mid price' },
]

const number = { inputMode: 'decimal', maxLength: 40 } as const

/** A GET form that works without scripts; with them, results update as it is filled in. */
export function CostForm({
  form,
  action,
  onAsk,
}: {
  readonly form: CostFormView
  readonly action: string
  readonly onAsk: (address: string) => void
}) {
  return (
    <LiveForm className={styles.form} action={action} onAsk={onAsk} noValidate>
      <FieldRow>
        <InvestmentFields form={form} />
        <AssumptionFields form={form} />
      </FieldRow>
      <SubmitButton>Calculate costs</SubmitButton>
    </LiveForm>
  )
}

function InvestmentFields({ form }: { readonly form: CostFormView }) {
  const { fields } = form
  return (
    <>
      <SelectField
        label="Account"
        name="account"
        width="long"
        defaultValue={form.account.chosen}
        error={form.account.error}
        options={form.accounts.map(({ wrapper, label }) => ({ value: wrapper, label }))}
      />
      <TextField
        label="Initial investment"
        name="amount"
        prefix="£"
        defaultValue={fields.amount.given}
        error={fields.amount.error}
        {...number}
      />
      <TextField
        label="Monthly investment"
        name="monthly"
        prefix="£"
        defaultValue={fields.monthly.given}
        error={fields.monthly.error}
        {...number}
      />
      <TextField
        label="Term"
        name="years"
        width="short"
        suffix="years"
        hint={`${costLimits.years.from} to ${costLimits.years.to}`}
        defaultValue={fields.years.given}
        error={fields.years.error}
        {...number}
        inputMode="numeric"
      />
    </>
  )
}

function AssumptionFields({ form }: { readonly form: CostFormView }) {
  const { fields } = form
  return (
    <>
      <TextField
        label="Growth before costs"
        name="growth"
        suffix="% a year"
        hint="−5 to 10. Not a forecast"
        defaultValue={fields.growth.given}
        error={fields.growth.error}
        {...number}
        inputMode="text"
      />
      <TextField
        label="Additional deals"
        name="deals"
        suffix="a year"
        hint="Excluding first, monthly and final deals"
        defaultValue={fields.deals.given}
        error={fields.deals.error}
        {...number}
        inputMode="numeric"
      />
      <SelectField label="Order type" name="order" defaultValue={form.order} options={orders} />
      <SelectField
        label="At the end"
        name="end"
        width="short"
        defaultValue={form.sellAtEnd ? 'sell' : 'keep'}
        options={endings}
      />
    </>
  )
}
