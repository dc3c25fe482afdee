import { expect, it } from 'vitest'
import { parseArguments } from './arguments.ts'

it('measures every candidate seven times at 150 ms unless told otherwise', () => {
  expect(parseArguments([])).toEqual({ passes: 7, roundTripMs: 150, only: null, runtime: 'react', waterfall: false })
})

it('takes each from the command line', () => {
  const given = ['--passes', '3', '--round-trip=1000', '--only', 'hints,SystemJS', '--runtime', 'preact', '--waterfall']
  expect(parseArguments(given)).toEqual({
    passes: 3,
    roundTripMs: 1000,
    only: ['hints', 'SystemJS'],
    runtime: 'preact',
    waterfall: true,
  })
})

it.each([
  ['--passes', '0'],
  ['--passes', 'many'],
  ['--round-trip', '9999'],
])('refuses %s %s', (...given) => {
  expect(() => parseArguments(given)).toThrow('is not valid; it takes a whole number')
})

it('refuses a runtime that widgets are not published on', () => {
  expect(() => parseArguments(['--runtime', 'vue'])).toThrow('--runtime vue is not valid; it takes react or preact')
})
