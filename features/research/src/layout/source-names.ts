import { securities } from '@bellwether/db'
import { formatDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

/**
 * RP-PARTIAL-4: "QuantConnect Lean (prices to 31 Mar 2021); SEC (accounts to 27 Dec 2025)". A simulated market has one
 * source of one day, which needs no list.
 */
export async function sourceNames({ db }: ResearchContext, security: Security): Promise<string> {
  if (security.simulated) return security.sourceName
  const given = await securities.sourcesOfSecurity(db, { securityId: security.id, listingId: security.listing.id })
  const bySource = Map.groupBy(given, ({ name }) => name)
  return [...bySource]
    .map(([name, parts]) => `${name} (${parts.map(({ what, asAt }) => `${what} to ${formatDate(asAt)}`).join(', ')})`)
    .join('; ')
}
