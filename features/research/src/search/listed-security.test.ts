import { expect, it } from 'vitest'
import { rankedSize } from './listed-security.ts'

it('[RP-SEARCH-22] ranks by size, then main listings on main venues, then the rest', () => {
  const of = (sizeGbp: number | null, exchange: string, primary = true) => rankedSize({ sizeGbp, exchange, primary })
  expect(of(5_000, 'MUNB', false)).toBe(5_000)
  for (const main of ['LSE', 'NASDAQ', 'XETR', 'US']) expect(of(null, main), main).toBe(0)
  expect(of(null, 'LSE', false)).toBeNull()
  for (const other of ['MUNB', 'TQEX', 'FUND']) expect(of(null, other), other).toBeNull()
})
