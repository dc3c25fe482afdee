import type { TicketAccount, TradeView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formatMoney, formatQuantity, type Side } from '@bellwether/domain'
import styles from './ticket.module.css'

/** A GET form: it answers while it is filled in, and its button leads to the review. */
export function TicketForm({ view, result }: { readonly view: TradeView; readonly result: string }) {
  const { identity, side, account, quantity, limit, limitUnit, limitOffered, lot } = view
  const buys = side === 'BUY'
  const pence = limitUnit === 'p'
  return (
    <form className={styles.form} action="/platform/trade" method="get" data-bw-live={result} noValidate>
      <input type="hidden" name="marketCode" value={identity.marketCode} />
      <input type="hidden" name="instruction" value={buys ? 'B' : 'S'} />
      <SelectField
        label="Account"
        name="account"
        width="long"
        defaultValue={account.given}
        error={account.error}
        options={view.accounts.map(known => ({ value: String(known.id), label: accountWords(known, side) }))}
      />
      <FieldRow>
        <TextField
          label={buys ? 'How much to buy' : 'How much to sell'}
          name="quantity"
          inputMode="decimal"
          maxLength={40}
          defaultValue={quantity.given}
          error={quantity.error}
          hint={lot === null ? undefined : `In multiples of ${lot} ${identity.unitWords}`}
        />
        {buys ? (
          <SelectField
            label="In"
            name="by"
            defaultValue={view.by}
            options={[
              { value: 'quantity', label: identity.unitWords },
              { value: 'pounds', label: 'pounds, charges included' },
            ]}
          />
        ) : null}
      </FieldRow>
      {limitOffered ? (
        <FieldRow>
          <SelectField
            label="Price"
            name="type"
            defaultValue={view.type}
            options={[
              { value: 'quote', label: 'The quoted price' },
              { value: 'limit', label: buys ? 'At most a limit of mine' : 'At least a limit of mine' },
            ]}
          />
          <div className={styles.limit}>
            <TextField
              label="Limit"
              name="limit"
              inputMode="decimal"
              maxLength={20}
              defaultValue={limit.given}
              error={limit.error}
              {...(pence ? { suffix: 'p' } : { prefix: limitUnit })}
            />
          </div>
        </FieldRow>
      ) : null}
      <div>
        <SubmitButton primary name="step" value="review">
          Review the order
        </SubmitButton>
      </div>
    </form>
  )
}

function accountWords({ label, free, held, reason }: TicketAccount, side: Side): string {
  const has = side === 'BUY' ? `${formatMoney(free)} free` : `${formatQuantity(held)} free to sell`
  return reason ? `${label}: ${has} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})` : `${label}: ${has}`
}
