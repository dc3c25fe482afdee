import type { PlanFormView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formatDate, formatMoney } from '@bellwether/domain'
import styles from './ticket.module.css'

/** Sets up or changes a regular investment. */
export function PlanForm({ form }: { readonly form: PlanFormView }) {
  const { id, identity, accounts, account, amount } = form
  const path = '/platform/regularinvestments'
  return (
    <form className={styles.form} action={id === null ? path : `${path}/${id}`} method="post" noValidate>
      {id === null ? (
        <>
          <input type="hidden" name="marketCode" value={identity.marketCode} />
          <input type="hidden" name="ticket" value={form.ticket} />
        </>
      ) : null}
      {id === null ? (
        <SelectField
          label="Account"
          name="account"
          width="long"
          defaultValue={account.given}
          error={account.error}
          options={accounts.map(known => ({
            value: String(known.id),
            label: `${known.label}: ${formatMoney(known.free)} available${known.reason ? ` (${known.reason.charAt(0).toLowerCase()}${known.reason.slice(1)})` : ''}`,
          }))}
        />
      ) : (
        <input type="hidden" name="account" value={account.given} />
      )}
      <FieldRow>
        <TextField
          label="Monthly amount"
          name="amount"
          prefix="£"
          inputMode="decimal"
          maxLength={20}
          defaultValue={amount.given}
          error={amount.error}
          hint="Minimum £25, including charges"
        />
        <SelectField
          label="Payment day"
          name="day"
          defaultValue={String(form.day)}
          hint="Or the next working day"
          options={form.days.map(day => ({ value: String(day), label: `${day}th` }))}
        />
      </FieldRow>
      <p className={styles.hint}>Next payment: {formatDate(form.nextOn)}.</p>
      <div className={styles.actions}>
        <SubmitButton primary>{id === null ? 'Start investing' : 'Save changes'}</SubmitButton>
        <a href={path}>Cancel</a>
      </div>
    </form>
  )
}
