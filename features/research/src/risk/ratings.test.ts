import { expect, it } from 'vitest'
import { ratingName } from './ratings.ts'

it.each([
  ['stars3y', 'Stars, 3 years'],
  ['stars10y', 'Stars, 10 years'],
  ['starsOverall', 'Stars, overall'],
  ['swings', 'Volatility relative to UK shares'],
  ['crown', 'Crown'],
])('%s is called %s', (measure, name) => {
  expect(ratingName(measure)).toBe(name)
})
