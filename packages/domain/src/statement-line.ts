/**
 * How a line's integer is to be read:
 * - MONEY: minor units of the statement's currency.
 * - PER_SHARE: ten-thousandths of the major unit (scale 4): 0.4250 GBP is 4250.
 * - SHARES: a count.
 * - PERCENT: hundredths of a percent: 14.25 % is 1425.
 */
export type LineKind = 'MONEY' | 'PER_SHARE' | 'SHARES' | 'PERCENT'

export type LineLevel = 'line' | 'sub' | 'total'

/** A key, or a key with a leading minus when it is taken away. */
export type SignedKey = string

/**
 * Signs follow the printed page: in income statements and cash flows costs and outflows are negative, so totals are
 * plain sums; in balance sheets assets and liabilities are both positive.
 */
export interface StatementLine {
  readonly key: string
  readonly label: string
  readonly kind: LineKind
  readonly level: LineLevel
  readonly definition: string
  /** The total must equal this sum exactly. */
  readonly sumOf?: readonly SignedKey[]
  /** The total must also equal this line. */
  readonly equals?: string
}

export const perShareScale = 4

type Parts = readonly [key: string, label: string, definition: string]

export const line = (...[key, label, definition]: Parts): StatementLine => ({
  key,
  label,
  kind: 'MONEY',
  level: 'line',
  definition,
})

export const sub = (key: string, label: string, sumOf: string, definition: string): StatementLine => ({
  ...line(key, label, definition),
  level: 'sub',
  sumOf: sumOf.split(' '),
})

export const total = (key: string, label: string, sumOf: string, definition: string): StatementLine => ({
  ...sub(key, label, sumOf, definition),
  level: 'total',
})

export const perShare = (...parts: Parts): StatementLine => ({ ...line(...parts), kind: 'PER_SHARE' })
export const shares = (...parts: Parts): StatementLine => ({ ...line(...parts), kind: 'SHARES' })
export const percent = (...parts: Parts): StatementLine => ({ ...line(...parts), kind: 'PERCENT' })
