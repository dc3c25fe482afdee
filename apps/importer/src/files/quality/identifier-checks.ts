import type { Finding } from './finding.ts'

export interface IdentifierUse {
  readonly kind: 'SEDOL'
  readonly value: string
  readonly securityId: number
  readonly name: string
}

/** IM-QUAL-7: identifiers of the security that another one has too. */
export function findSharedIdentifiers(securityId: number, uses: readonly IdentifierUse[]): Finding[] {
  const own = uses.filter(use => use.securityId === securityId)
  const found = new Map<string, Finding>()
  for (const { kind, value } of own) {
    const other = uses.find(use => use.securityId !== securityId && use.kind === kind && use.value === value)
    if (other) {
      found.set(`${kind} ${value}`, {
        check: 'SHARED_IDENTIFIER',
        message: `The ${kind} ${value} is also that of ${other.name}.`,
      })
    }
  }
  return [...found.values()]
}
