import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameLines } from '../testing/frame-fixtures.ts'
import { anyMarketCode } from '../testing/ticks.ts'
import { formatCommand, isCommand, parseCommand } from './index.ts'

describe('command', () => {
  it.each(frameLines('commands_valid.txt'))('[RP-STREAM-13] %s', text => {
    const command = parseCommand(text)
    expect(isCommand(command) && formatCommand(command)).toBe(text)
  })

  it.each(
    frameLines('commands_invalid.txt').map(line => {
      const cut = line.lastIndexOf(' ')
      return { given: JSON.parse(line.slice(0, cut)) as string, code: line.slice(cut + 1) }
    }),
  )('[RP-STREAM-13] $given is refused', ({ given, code }) => {
    expect(parseCommand(given)).toEqual(expect.objectContaining({ code }))
  })

  it('[RP-STREAM-13] parses what it formats', () => {
    fc.assert(
      fc.property(fc.constantFrom('SUB' as const, 'UNSUB' as const), anyMarketCode, (verb, marketCode) => {
        expect(parseCommand(formatCommand({ verb, marketCode }))).toEqual({ verb, marketCode })
      }),
    )
  })

  it('refuses anything else without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.string({ maxLength: 20 }).map(text => `SUB ${text}`),
        ),
        text => {
          const command = parseCommand(text)
          if (isCommand(command)) expect(formatCommand(command)).toBe(text)
          else expect(command.code).toMatch(/^WIRE_COMMAND_/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
