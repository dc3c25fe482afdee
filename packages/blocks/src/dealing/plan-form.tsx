import type { PlanFormView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formatDate, formatMoney } from '@bellwether/domain'
import styles from './ticket.module.css'

/** Makes or changes a regular investment. */
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
            label: `${known.label}: ${formatMoney(known.free)} free${known.reason ? ` (${known.reason.charAt(0).toLowerCase()}${known.reason.slice(1)})` : ''}`,
          }))}
        />
      ) : (
        <input type="hidden" name="account" value={account.given} />
      )}
      <FieldRow>
        <TextField
          label="Each month"
          name="amount"
          prefix="£"
          inputMode="decimal"
          maxLength={20}
          defaultValue={amount.given}
          error={amount.error}
          hint="From £25, charges included"
        />
        <SelectField
          label="On the"
          name="day"
          defaultValue={String(form.day)}
          hint="Or the next business day"
          options={form.days.map(day => ({ value: String(day), label: `${day}th` }))}
        />
      </FieldRow>
      <p className={styles.hint}>
        {form.day}th of the month: next on {formatDate(form.nextOn)}.
      </p>
      <div className={styles.actions}>
        <SubmitButton primary>{id === null ? 'Start investing' : 'Save the change'}</SubmitButton>
        <a href={path}>Leave it</a>
      </div>
    </form>
  )
}
