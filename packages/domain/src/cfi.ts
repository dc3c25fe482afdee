import type { SecurityType } from './security-type.ts'

const byGroup: Readonly<Record<string, SecurityType>> = {
  ES: 'EQUITY',
  EP: 'EQUITY',
  EC: 'EQUITY',
  EF: 'EQUITY',
  ED: 'EQUITY',
  CE: 'ETF',
  DB: 'BOND',
  DC: 'BOND',
  DT: 'BOND',
}

// Groups of collective investments whose third letter says open-ended or closed-ended.
const pooled = new Set(['CI', 'CB', 'CH', 'CF', 'CP', 'CM'])

/**
 * ISO 10962 to the type of page a security gets; null for what has no page (certificates, partnerships, derivatives,
 * money-market paper). Many UK investment trusts are reported as ordinary shares (ES), so an operator's `override` wins.
 */
export function securityTypeFromCfi(cfi: string, override?: SecurityType | null): SecurityType | null {
  if (override) return override
  const code = cfi.trim().toUpperCase()
  if (!/^[A-Z]{6}$/.test(code)) return null
  const group = code.slice(0, 2)
  if (pooled.has(group)) {
    if (code[2] === 'C') return 'CLOSED_END_FUND'
    return code[2] === 'O' ? 'FUND' : null
  }
  return byGroup[group] ?? null
}
