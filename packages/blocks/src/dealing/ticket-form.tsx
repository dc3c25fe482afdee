import type { TicketAccount, TradeView } from '@bellwether/contract'
import { FieldRow, SelectField, SubmitButton, TextField } from '@bellwether/design'
import { formatMoney, formatQuantity, type Side } from '@bellwether/domain'
import { LiveForm } from '../in-place/live-form.tsx'
import styles from './ticket.module.css'

/** A GET form: results update as it is filled in, and its button leads to the review. */
export function TicketForm({ view, onAsk }: { readonly view: TradeView; readonly onAsk: (address: string) => void }) {
  const { identity, side, account, quantity, limit, limitUnit, limitOffered, lot } = view
  const buys = side === 'BUY'
  const pence = limitUnit === 'p'
  return (
    <LiveForm className={styles.form} action="/platform/trade" onAsk={onAsk} noValidate>
      <input type="hidden" name="marketCode" value={identity.marketCode} />
      <input type="hidden" name="instruction" value={buys ? 'B' : 'S'} />
      <SelectField
        label="Account"
        name="account"
        width="long"
        defaultValue={account.given}
        error={account.error}
        options={view.accounts.map(known => ({ value: String(known.id), label: accountText(known, side) }))}
      />
      <FieldRow>
        <TextField
          label={buys ? 'Amount to buy' : 'Amount to sell'}
          name="quantity"
          inputMode="decimal"
          maxLength={40}
          defaultValue={quantity.given}
          error={quantity.error}
          hint={lot === null ? undefined : `In multiples of ${lot} ${identity.unitName}`}
        />
        {buys ? (
          <SelectField
            label="Amount in"
            name="by"
            defaultValue={view.by}
            options={[
              { value: 'quantity', label: identity.unitName },
              { value: 'pounds', label: 'pounds, including charges' },
            ]}
          />
        ) : null}
      </FieldRow>
      {limitOffered ? (
        <FieldRow>
          <SelectField
            label="Order type"
            name="type"
            defaultValue={view.type}
            options={[
              { value: 'quote', label: 'Quoted price' },
              { value: 'limit', label: 'Limit order' },
            ]}
          />
          <div className={styles.limit}>
            <TextField
              label="Limit price"
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
          Review order
        </SubmitButton>
      </div>
    </LiveForm>
  )
}

function accountText({ label, free, held, reason }: TicketAccount, side: Side): string {
  const has = side === 'BUY' ? `${formatMoney(free)} available` : `${formatQuantity(held)} available to sell`
  return reason ? `${label}: ${has} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})` : `${label}: ${has}`
}
