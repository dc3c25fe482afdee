import type { Figure } from '@bellwether/contract'
import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { withQuoted } from './live-figures.ts'

const pence = (value: number) => price(value, 2, 'GBX')
const stored = (key: string, value: number): Figure => ({
  key,
  label: key,
  value: { kind: 'price', price: pence(value) },
})
const figures = [stored('open', 12_000), stored('mid', 12_345), stored('spread', 10)]

it('[RP-QUOTE-18] replaces mid price and spread by those of the live prices, and nothing else', () => {
  const live = withQuoted(figures, { bid: pence(12_400), ask: pence(12_420) })
  expect(live).toEqual([stored('open', 12_000), stored('mid', 12_410), stored('spread', 20)])
})

it('[RP-QUOTE-18] has none where a live price is missing, and the stored ones before the first tick', () => {
  const absent = { kind: 'absent', absence: 'NOT_REPORTED' }
  expect(withQuoted(figures, { bid: null, ask: pence(12_420) }).slice(1)).toMatchObject([
    { value: absent },
    { value: absent },
  ])
  expect(withQuoted(figures, null)).toBe(figures)
})
