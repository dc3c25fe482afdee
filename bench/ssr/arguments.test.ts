import { describe, expect, it } from 'vitest'
import { parseArguments } from './arguments.ts'

describe('parseArguments', () => {
  it('measures three passes of five seconds unless told otherwise', () => {
    expect(parseArguments([])).toEqual({ passes: 3, seconds: 5 })
  })

  it('takes a value after a space or an equals sign', () => {
    expect(parseArguments(['--passes', '7', '--seconds=2'])).toEqual({ passes: 7, seconds: 2 })
  })

  it.each([
    [['--passes', '0'], '--passes 0 is not valid; it takes a whole number from 1 to 50'],
    [['--seconds', '1.5'], '--seconds 1.5 is not valid; it takes a whole number from 1 to 60'],
    [['--seconds'], '--seconds (nothing) is not valid'],
    [['--pases', '3'], '--pases is not known; the arguments are --passes and --seconds'],
  ])('refuses %j', (argv, message) => {
    expect(() => parseArguments(argv)).toThrow(message)
  })
})
