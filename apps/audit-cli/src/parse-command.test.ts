import { expect, it } from 'vitest'
import { parseCommand } from './parse-command.ts'

const hash = 'ab'.repeat(32)

it.each([
  [['verify'], { command: 'verify', head: null }],
  [['verify', '--head', `12:${hash}`], { command: 'verify', head: { number: 12, hash } }],
  [['export'], { command: 'export' }],
])('parses %j', (argv, command) => {
  expect(parseCommand(argv)).toEqual(command)
})

it.each([
  [[], /Missing command/],
  [['check'], /Unknown command "check"/],
  [['verify', 'now'], /Unexpected "now"/],
  [['verify', '--head', '12'], /--head "12" is not a number, a colon and 64 hexadecimal digits/],
  [['export', '--head', `12:${hash}`], /--head is an option of verify/],
  [['verify', '--quiet'], /Unknown option '--quiet'/],
])('rejects %j and shows the usage', (argv, message) => {
  expect(() => parseCommand(argv)).toThrow(message)
  expect(() => parseCommand(argv)).toThrow(/npm run audit -- verify/)
})
