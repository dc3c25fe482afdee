import { describe, expect, it } from 'vitest'
import { InvalidArgumentError, UnknownArgumentError } from './errors.ts'
import { parseUniverseArguments } from './universe-arguments.ts'

describe('parseUniverseArguments', () => {
  it('makes 600 securities with seed 1 unless told otherwise', () => {
    expect(parseUniverseArguments([])).toEqual({ securities: 600, seed: 1, until: null })
  })

  it('[RP-DATA-10] takes the number of securities, the seed and the last day, in either spelling', () => {
    expect(parseUniverseArguments(['--securities', '60', '--seed=9', '--until', '2026-11-13'])).toEqual({
      securities: 60,
      seed: 9,
      until: '2026-11-13',
    })
  })

  it.each([
    [['--securities', 'many'], '--securities many is not valid; it takes a whole number such as 600'],
    [['--seed', '-4'], '--seed -4 is not valid; it takes a whole number such as 600'],
    [['--seed'], '--seed (nothing) is not valid; it takes a whole number such as 600'],
    [['--until=13/11/2026'], '--until 13/11/2026 is not valid; it takes a date such as 2026-11-13'],
  ])('refuses %j and says what would be right', (argv, message) => {
    expect(() => parseUniverseArguments(argv)).toThrow(InvalidArgumentError)
    expect(() => parseUniverseArguments(argv)).toThrow(message)
  })

  it('refuses an argument it does not know and lists those it knows', () => {
    expect(() => parseUniverseArguments(['--security', '60'])).toThrow(UnknownArgumentError)
    expect(() => parseUniverseArguments(['60'])).toThrow(
      '60 is not known; the arguments are --securities, --seed, --until',
    )
  })
})
