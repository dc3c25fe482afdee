import { expect, it } from 'vitest'
import { pickYears } from './risk-years.ts'

it.each([
  ['', 3],
  ['years=5', 5],
  ['years=10', 3],
  ['years=nonsense', 3],
  ['years=3.0', 3],
])('%s shows %i years where there are figures for 1, 3 and 5', (query, years) => {
  expect(pickYears(new URLSearchParams(query), [1, 3, 5])).toBe(years)
})
