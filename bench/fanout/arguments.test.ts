import { expect, it } from 'vitest'
import { parseArguments } from './arguments.ts'

it('takes everything for granted', () => {
  expect(parseArguments([])).toEqual({
    passes: 3,
    seconds: 5,
    only: null,
    loads: ['busy', 'half', 'one'],
    idle: null,
    storm: null,
    soak: null,
  })
})

it('reads what is given', () => {
  const given = parseArguments(['--passes', '5', '--only', 'ours,nchan', '--loads=half', '--idle=10000'])
  expect(given).toMatchObject({ passes: 5, only: ['ours', 'nchan'], loads: ['half'], idle: 10_000 })
})

it.each([
  ['--passes', '0'],
  ['--seconds', '61'],
  ['--only', 'theirs'],
  ['--loads', ''],
  ['--storm', 'many'],
  ['--verbose'],
])('refuses %s %s', (...argv) => {
  expect(() => parseArguments(argv)).toThrow()
})
