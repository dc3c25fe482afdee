/** The configuration with this security in every component; null for invalid JSON. */
export function setMarketCode(text: string, marketCode: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), (key, value) => (key === 'marketCode' ? marketCode : value), 2)
  } catch {
    return null
  }
}

/** The security of the first component that has one. */
export function findMarketCode(text: string): string | null {
  return /"marketCode":\s*"([^"\\]+)"/.exec(text)?.[1] ?? null
}
