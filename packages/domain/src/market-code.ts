import type { MarketCode } from './brand.ts'
import { InvalidMarketCodeError } from './errors.ts'
import { toExchangeCode } from './exchange-names.ts'
import { isIsin } from './isin.ts'
import { looksLikeSedol } from './sedol.ts'

// Judged before upper-casing, which would turn letters such as ß into ones that fit.
const shape = /^[A-Za-z0-9]{2,10}:[A-Za-z0-9.-]{1,12}$/

/**
 * The canonical form of any accepted spelling, or null. Upper case, short exchange name (`XLON:` and `AIMX:` become
 * `LSE:`), a `%3A` decoded once. Dots are part of the code and stay. A well-shaped prefix we do not know is kept.
 */
export function parseMarketCode(input: string): MarketCode | null {
  const decoded = input.replace(/%3a/i, ':')
  if (!shape.test(decoded)) return null
  const upper = decoded.toUpperCase()
  const colon = upper.indexOf(':')
  const prefix = upper.slice(0, colon)
  const code = upper.slice(colon + 1)
  if (prefix === 'FUND' && !looksLikeSedol(code) && !isIsin(code)) return null
  return `${toExchangeCode(prefix)}:${code}` as MarketCode
}

export function getMarketCode(input: string): MarketCode {
  const code = parseMarketCode(input)
  if (code === null) throw new InvalidMarketCodeError(input)
  return code
}

export function isCanonical(input: string): input is MarketCode {
  return parseMarketCode(input) === input
}

export function splitMarketCode(marketCode: MarketCode): { exchange: string; code: string } {
  const colon = marketCode.indexOf(':')
  return { exchange: marketCode.slice(0, colon), code: marketCode.slice(colon + 1) }
}

/** Address of the Overview page. Every character of a canonical code may stand raw in a path, the colon too. */
export function researchPath(marketCode: MarketCode): string {
  return `/market-research/${marketCode}`
}
