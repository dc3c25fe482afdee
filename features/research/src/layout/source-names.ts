import { securities } from '@bellwether/db'
import { formatDate, type SourcesByKind } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export interface NamedSources {
  /** RP-PARTIAL-4: "QuantConnect Lean (prices to 31 Mar 2021); SEC (accounts to 27 Dec 2025)". */
  readonly together: string
  readonly byKind: SourcesByKind
}

/** A simulated market has one source of one day, which needs no list. */
export async function sourceNames({ db }: ResearchContext, security: Security): Promise<NamedSources> {
  if (security.simulated) return { together: security.sourceName, byKind: {} }
  const given = await securities.sourcesOfSecurity(db, { securityId: security.id, listingId: security.listing.id })
  const bySource = Map.groupBy(given, ({ name }) => name)
  const together = [...bySource]
    .map(([name, parts]) => `${name} (${parts.map(({ what, asAt }) => `${what} to ${formatDate(asAt)}`).join(', ')})`)
    .join('; ')
  const byKind = [...Map.groupBy(given, ({ what }) => what)].map(
    ([what, parts]) => [what, parts.map(({ name, asAt }) => [name, formatDate(asAt)] as const)] as const,
  )
  return { together, byKind: Object.fromEntries(byKind) }
}
