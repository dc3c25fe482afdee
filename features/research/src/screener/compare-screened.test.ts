import { expect, it } from 'vitest'
import { comparePath } from './compare-screened.ts'

it('[RP-SCREEN-8] leads to the chart of the first with the others beside it, up to five', () => {
  expect(comparePath(['LSE:HVL', 'LSE:BW.', 'LSE:HVL', 'LSE:NWT'])).toBe(
    '/market-research/sub/LSE:HVL/charts-and-performance?compare=LSE:BW.,LSE:NWT#chart',
  )
  const six = ['LSE:A1', 'LSE:A2', 'LSE:A3', 'LSE:A4', 'LSE:A5', 'LSE:A6']
  expect(comparePath(six)).toContain('?compare=LSE:A2,LSE:A3,LSE:A4,LSE:A5#')
})

it('[RP-SCREEN-8] leaves out what is no market code, and leads back without any', () => {
  expect(comparePath(['https://example.com/', 'LSE:HVL'])).toBe(
    '/market-research/sub/LSE:HVL/charts-and-performance#chart',
  )
  expect(comparePath(['//example.com', ''])).toBe('/investment/screener')
  expect(comparePath([])).toBe('/investment/screener')
})
