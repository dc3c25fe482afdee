import { expect, it } from 'vitest'
import { parseCommand } from './parse-command.ts'

it.each([
  [
    ['create', '--email', 'ann@example.com', '--name', ' Ann Example '],
    { command: 'create', email: 'ann@example.com', name: 'Ann Example', domicile: 'GBR', electiveProfessional: false },
  ],
  [
    ['create', '--email=ann@example.com', '--name=Ann', '--domicile', 'USA', '--professional'],
    { command: 'create', email: 'ann@example.com', name: 'Ann', domicile: 'USA', electiveProfessional: true },
  ],
  [
    ['change', '--email', 'ann@example.com', '--domicile', 'USA'],
    { command: 'change', email: 'ann@example.com', domicile: 'USA' },
  ],
  [
    ['change', '--email', 'ann@example.com', '--professional'],
    { command: 'change', email: 'ann@example.com', electiveProfessional: true },
  ],
  [
    ['change', '--email', 'ann@example.com', '--no-professional'],
    { command: 'change', email: 'ann@example.com', electiveProfessional: false },
  ],
  [['list'], { command: 'list' }],
  [['disable', '--email', 'ann@example.com'], { command: 'disable', email: 'ann@example.com' }],
  [['password', '--email', 'ann@example.com'], { command: 'password', email: 'ann@example.com' }],
])('parses %j', (argv, command) => {
  expect(parseCommand(argv)).toEqual(command)
})

it.each([
  [[], /Missing command/],
  [['crate'], /Unknown command "crate". Use one of create, change, list/],
  [['list', 'more'], /Unknown command "list more"/],
  [['list', '--email', 'a@b'], /Unknown option --email for list/],
  [['disable', '--professional', '--email', 'a@b'], /Unknown option --professional for disable/],
  [['create', '--email', 'ann', '--name', 'Ann'], /--email "ann" is not a valid email address/],
  [['create', '--email', 'a@b', '--name', ' '], /--name is missing/],
  [
    ['create', '--email', 'a@b', '--name', 'A', '--domicile', 'UK'],
    /--domicile "UK" is not a three-letter country code/,
  ],
  [['change', '--email', 'a@b', '--domicile', 'gbr'], /--domicile "gbr" is not a three-letter country code/],
  [['change', '--email', 'a@b'], /Nothing to change/],
  [['change', '--email', 'a@b', '--name', 'B'], /Unknown option --name for change/],
  [['create', '--email', 'a@b', '--name', 'A', '--password', 'hush'], /Unknown option '--password'/],
])('rejects %j and shows the usage', (argv, message) => {
  expect(() => parseCommand(argv)).toThrow(message)
  expect(() => parseCommand(argv)).toThrow(/npm run users -- create/)
})
