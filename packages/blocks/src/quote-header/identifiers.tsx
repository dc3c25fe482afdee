import type { Identity } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import styles from './quote-header.module.css'

export function Identifiers({ identity }: { readonly identity: Identity }) {
  return (
    <div className={styles.identifiers}>
      <dl className={styles.codes}>
        {identity.ticker ? <Identifier label={tickerLabel(identity)} value={identity.ticker} /> : null}
        {identity.isin ? <Identifier label="ISIN" value={identity.isin} /> : null}
        {identity.sedol ? <Identifier label="SEDOL" value={identity.sedol} /> : null}
      </dl>
      <span>
        {identity.exchangeName}
        {identity.segment ? `, ${identity.segment}` : ''}
      </span>
      <Chip>{identity.typeWords}</Chip>
      {identity.complex ? <Chip tone="caution">Complex product</Chip> : null}
      {identity.simulated ? <Chip tone="caution">Simulated data</Chip> : null}
    </div>
  )
}

/** EPIC is the London Stock Exchange's own word. */
function tickerLabel({ marketCode }: Identity): string {
  return marketCode.startsWith('LSE:') ? 'EPIC' : 'Ticker'
}

/** The value is a button: pressing it copies the identifier once the page's script has loaded, and does nothing before. */
function Identifier({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.identifier}>
      <dt>{label}</dt>
      <dd>
        <button className={styles.copy} type="button" data-bw-copy={value} title={`Copy ${label}`}>
          {value}
        </button>
      </dd>
    </div>
  )
}
