import { findExchange, securityTypeWords } from '@bellwether/domain'
import type { SearchHit } from '@bellwether/search'
import type { ListedSecurity } from './listed-security.ts'

/** Between the parts of a description; the name comes first, so a box may show what follows in smaller type. */
const separator = ' · '

/** `Harrow & Vale plc (formerly Vale Brothers plc) · HVL · Share · London Stock Exchange · GBX` */
export function toSearchDescription({ entry, field, text }: SearchHit<ListedSecurity>): string {
  const former = field === 'otherName' && entry.formerNames.includes(text) ? ` (formerly ${text})` : ''
  return [
    `${entry.name}${former}`,
    entry.ticker || entry.sedol,
    securityTypeWords[entry.type],
    entry.exchange === 'FUND' ? null : (findExchange(entry.exchange)?.name ?? entry.exchange),
    entry.priceUnit,
    entry.status === 'ACTIVE' ? null : entry.status === 'SUSPENDED' ? 'suspended' : 'no longer listed',
  ]
    .filter(Boolean)
    .join(separator)
}
