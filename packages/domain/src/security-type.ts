export const securityTypes = ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'] as const

export type SecurityType = (typeof securityTypes)[number]

export function isSecurityType(text: string): text is SecurityType {
  return (securityTypes as readonly string[]).includes(text)
}

export const securityTypeLabels: Readonly<Record<SecurityType, string>> = {
  EQUITY: 'Share',
  CLOSED_END_FUND: 'Investment trust',
  FUND: 'Fund',
  ETF: 'ETF',
  BOND: 'Gilt',
}

export const securityTypePlurals: Readonly<Record<SecurityType, string>> = {
  EQUITY: 'Shares',
  CLOSED_END_FUND: 'Investment trusts',
  FUND: 'Funds',
  ETF: 'ETFs',
  BOND: 'Gilts',
}

/** Inside a sentence: `investment trusts`, but `ETFs`. */
export function lowerPlural(type: SecurityType): string {
  const plural = securityTypePlurals[type]
  return type === 'ETF' ? plural : `${plural.charAt(0).toLowerCase()}${plural.slice(1)}`
}
