import { findExchange, securityTypeLabels } from '@bellwether/domain'
import type { SearchHit } from '@bellwether/search'
import type { ListedSecurity } from './listed-security.ts'

/** Between the parts of a description; the name comes first, so a box may show what follows in smaller type. */
const separator = ' · '

/** `Harrow & Vale plc (formerly Vale Brothers plc) · HVL · Share · London Stock Exchange · GBX` */
export function toSearchDescription(hit: SearchHit<ListedSecurity>): string {
  const { name, details } = describeHit(hit)
  return details === '' ? name : name + separator + details
}

/** The two halves of it: what it is called, and what tells it from others. */
export function describeHit({ entry, field, text }: SearchHit<ListedSecurity>): {
  readonly name: string
  readonly details: string
} {
  const former = field === 'otherName' && entry.formerNames.includes(text) ? ` (formerly ${text})` : ''
  const details = [
    entry.ticker || entry.sedol,
    securityTypeLabels[entry.type],
    entry.exchange === 'FUND' ? null : (findExchange(entry.exchange)?.name ?? entry.exchange),
    entry.priceUnit,
    entry.status === 'ACTIVE' ? null : entry.status === 'SUSPENDED' ? 'suspended' : 'no longer listed',
  ]
  return { name: `${entry.name}${former}`, details: details.filter(Boolean).join(separator) }
}
