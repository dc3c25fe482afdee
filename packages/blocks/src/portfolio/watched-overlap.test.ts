import { firstWatchlistName, getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { codesToCompare } from './watched-overlap.tsx'

const watched = (...codes: readonly string[]) => ({
  name: firstWatchlistName,
  items: codes.map(code => ({ marketCode: getMarketCode(code), note: '', notedAt: 0 })),
})

it('offers each watched investment once, except the one on the page', () => {
  const lists = [watched('LSE:NWT', 'LSE:BWLD'), watched('LSE:BWLD', 'FUND:B0KXTM3')]
  expect(codesToCompare(lists, 'LSE:NWT')).toEqual(['LSE:BWLD', 'FUND:B0KXTM3'])
  expect(codesToCompare([], 'LSE:NWT')).toEqual([])
})

it('offers at most eight', () => {
  const many = watched(...Array.from({ length: 12 }, (_, index) => `LSE:AA${String.fromCharCode(65 + index)}`))
  expect(codesToCompare([many], '')).toHaveLength(8)
})
