import type { Identity } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { Island } from '@bellwether/islands'
import { IdentifierCodes } from './identifier-codes.tsx'
import styles from './quote-header.module.css'

export function Identifiers({ identity }: { readonly identity: Identity }) {
  const { ticker, isin, sedol } = identity
  const codes = [
    ...(ticker ? [{ label: tickerLabel(identity), value: ticker }] : []),
    ...(isin ? [{ label: 'ISIN', value: isin }] : []),
    ...(sedol ? [{ label: 'SEDOL', value: sedol }] : []),
  ]
  return (
    <div className={styles.identifiers}>
      <Island name="identifiers" component={IdentifierCodes} when="used" props={{ codes }} />
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
