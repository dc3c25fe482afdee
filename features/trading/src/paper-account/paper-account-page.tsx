import { BlockBody, PaperHoldings } from '@bellwether/blocks'
import type { OpenableWrapper, PaperAccountsView, PaperAccountView } from '@bellwether/contract'
import { Block, Notice, SubmitButton } from '@bellwether/design'
import { formatDate, formatMoney, formatRate, type SterlingRate } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import styles from '../trading-layout.module.css'
import { PlatformLayout } from '../trading-layout.tsx'

export function PaperAccountPage({
  view,
  context,
}: {
  readonly view: PaperAccountsView
  readonly context: PageContext
}) {
  const { accounts, total, rates, openable, pricedAt, notice } = view
  return (
    <PlatformLayout
      context={context}
      title="Your accounts"
      section="/platform/account"
      simulated={view.simulated}
      lead={
        total
          ? `Total value ${formatMoney(total)}. Holdings are valued at their sell prices${pricedAt ? `, the oldest as at ${formatDate(pricedAt)}` : ''}.${conversionText(rates)}`
          : ''
      }
    >
      {notice ? (
        <div role="status">
          <Notice>{notice}</Notice>
        </div>
      ) : null}
      <div className={styles.stack}>
        {accounts.state === 'ready' ? (
          accounts.view.map(account => <Account key={account.id} account={account} />)
        ) : (
          <Block title="Accounts">
            <BlockBody state={accounts}>{() => null}</BlockBody>
          </Block>
        )}
        {openable.length > 0 ? <OpenAccount openable={openable} /> : null}
      </div>
    </PlatformLayout>
  )
}

/** Each currency once, however many holdings were converted. */
function conversionText(rates: readonly SterlingRate[]): string {
  return rates.length === 0 ? '' : ` Foreign prices are converted at ${rates.map(formatRate).join('; ')}.`
}

function Account({ account }: { readonly account: PaperAccountView }) {
  const { label, value, cash, reserved, gain, holdings, openedOn } = account
  return (
    <Block
      title={label}
      foot={`Opened ${formatDate(openedOn)}.${holdings.length > 0 ? ' Cost is what you paid, including dealing charges, stamp duty, levies and FX charges but not account charges. Values are at the sell price, before charges; foreign prices are converted at the exchange rate shown with the value.' : ''}`}
    >
      <dl className={styles.figures}>
        <Figure label="Value" value={formatMoney(value)} />
        <Figure label="Cash" value={formatMoney(cash)} />
        {reserved.amount > 0 ? (
          <Figure label="of which reserved for pending orders" value={formatMoney(reserved)} />
        ) : null}
        {holdings.length > 0 ? (
          <Figure label={gain.amount < 0 ? 'Loss on holdings' : 'Gain on holdings'} value={formatMoney(gain)} />
        ) : null}
      </dl>
      {holdings.length > 0 ? (
        <PaperHoldings holdings={holdings} label={`Holdings in your ${label}`} />
      ) : (
        <p className={styles.text}>
          No holdings yet. <a href="/investment/screener">Find an investment</a>.
        </p>
      )}
    </Block>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function OpenAccount({ openable }: { readonly openable: readonly OpenableWrapper[] }) {
  return (
    <Block title="Open a paper account" foot="Virtual money: £10,000, or the annual allowance if that is lower.">
      <div className={styles.row}>
        {openable.map(({ wrapper, label, cash }) => (
          <form key={wrapper} action="/platform/account/open" method="post">
            <input type="hidden" name="wrapper" value={wrapper} />
            <SubmitButton>
              {label} with {formatMoney(cash).replace(/\.00$/, '')}
            </SubmitButton>
          </form>
        ))}
      </div>
    </Block>
  )
}
