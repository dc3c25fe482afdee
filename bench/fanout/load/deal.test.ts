import { expect, it } from 'vitest'
import { countWatchers, dealSymbols } from './deal.ts'

it('deals every client its own symbols and every symbol as many watchers', () => {
  const hands = dealSymbols(1000, 20, 500)
  expect(hands.every(hand => new Set(hand).size === 20)).toBe(true)
  expect(new Set(hands.map(hand => hand.toSorted((a, b) => a - b).join())).size).toBe(1000)
  expect(new Set(countWatchers(hands, 500))).toEqual(new Set([40]))
})

it('deals the same each time', () => {
  expect(dealSymbols(3, 2, 5)).toEqual(dealSymbols(3, 2, 5))
})
