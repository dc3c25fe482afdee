import { expect, it } from 'vitest'
import { parseArguments } from './arguments.ts'

it('has a default for everything', () => {
  expect(parseArguments([])).toEqual({
    compare: true,
    passes: 3,
    seconds: 5,
    beat: 5,
    only: null,
    loads: ['busy', 'half', 'one'],
    idle: null,
    storm: null,
    paused: null,
    soak: null,
  })
})

it('reads every option', () => {
  const given = parseArguments(['--passes', '5', '--beat', '1', '--only', 'ours,nchan', '--loads=half', '--idle=10000'])
  expect(given).toMatchObject({
    passes: 5,
    beat: 1,
    only: ['ours', 'nchan'],
    loads: ['half'],
    idle: 10_000,
    compare: false,
  })
})

it('runs everything but the soak with --complete', () => {
  const given = parseArguments(['--complete', '--storm', '100'])
  expect(given).toMatchObject({ compare: true, passes: 3, idle: 10_000, storm: 100, paused: 30, soak: null })
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
