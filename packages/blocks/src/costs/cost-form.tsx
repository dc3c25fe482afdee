import type { CostFormView, OrderType } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { costLimits } from '@bellwether/domain'
import { type SourceText, useLocale } from '@bellwether/locale'
import { LiveForm } from '../in-place/live-form.tsx'
import styles from './cost-form.module.css'

const endings = [
  { value: 'sell', label: 'Sell' },
  { value: 'keep', label: 'Keep' },
] as const

const orderLabels = {
  market: 'At market price',
  limit: 'Limit at mid price',
  valuation: 'At next valuation point',
} as const satisfies Readonly<Record<OrderType, SourceText>>

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
  const { t } = useLocale()
  return (
    <LiveForm className={styles.form} action={action} onAsk={onAsk} noValidate>
      <FieldRow>
        <InvestmentFields form={form} />
        <AssumptionFields form={form} />
      </FieldRow>
      <SubmitButton>{t('Calculate costs')}</SubmitButton>
    </LiveForm>
  )
}

function InvestmentFields({ form }: { readonly form: CostFormView }) {
  const { fields } = form
  const { t, said } = useFormTexts()
  return (
    <>
      <SelectField
        label={t('Account')}
        name="account"
        width="long"
        defaultValue={form.account.chosen}
        error={said(form.account.error)}
        options={form.accounts.map(({ wrapper, label }) => ({ value: wrapper, label: said(label) ?? label }))}
      />
      <TextField
        label={t('Initial investment')}
        name="amount"
        prefix="£"
        defaultValue={fields.amount.given}
        error={said(fields.amount.error)}
        {...number}
      />
      <TextField
        label={t('Monthly investment')}
        name="monthly"
        prefix="£"
        defaultValue={fields.monthly.given}
        error={said(fields.monthly.error)}
        {...number}
      />
      <TextField
        label={t('Term')}
        name="years"
        width="short"
        suffix={t('years')}
        hint={t('{from} to {to}', costLimits.years)}
        defaultValue={fields.years.given}
        error={said(fields.years.error)}
        {...number}
        inputMode="numeric"
      />
    </>
  )
}

function AssumptionFields({ form }: { readonly form: CostFormView }) {
  const { fields } = form
  const { t, said } = useFormTexts()
  return (
    <>
      <TextField
        label={t('Growth before costs')}
        name="growth"
        suffix={t('% a year')}
        hint={t('−5 to 10. Not a forecast')}
        defaultValue={fields.growth.given}
        error={said(fields.growth.error)}
        {...number}
        inputMode="text"
      />
      <TextField
        label={t('Additional deals')}
        name="deals"
        suffix={t('a year')}
        hint={t('Excluding first, monthly and final deals')}
        defaultValue={fields.deals.given}
        error={said(fields.deals.error)}
        {...number}
        inputMode="numeric"
      />
      <SelectField
        label={t('Order type')}
        name="order"
        width="long"
        defaultValue={form.order.chosen}
        error={said(form.order.error)}
        options={form.orders.map(value => ({ value, label: t(orderLabels[value]) }))}
      />
      <SelectField
        label={t('At the end')}
        name="end"
        width="short"
        defaultValue={form.sellAtEnd ? 'sell' : 'keep'}
        options={endings.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </>
  )
}

function useFormTexts() {
  const { t, sent } = useLocale()
  return { t, said: (text: string | null | undefined) => (text ? sent(text) : text) }
}
