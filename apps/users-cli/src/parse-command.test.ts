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
])('reads %j', (argv, command) => {
  expect(parseCommand(argv)).toEqual(command)
})

it.each([
  [[], /no command/],
  [['crate'], /"crate" is no command; there are create, change, list/],
  [['list', 'more'], /"list more" is no command/],
  [['list', '--email', 'a@b'], /list takes no --email/],
  [['disable', '--professional', '--email', 'a@b'], /disable takes no --professional/],
  [['create', '--email', 'ann', '--name', 'Ann'], /--email "ann" is no e-mail address/],
  [['create', '--email', 'a@b', '--name', ' '], /--name is missing/],
  [['create', '--email', 'a@b', '--name', 'A', '--domicile', 'UK'], /--domicile "UK" is no country/],
  [['change', '--email', 'a@b', '--domicile', 'gbr'], /--domicile "gbr" is no country/],
  [['change', '--email', 'a@b'], /Nothing to change/],
  [['change', '--email', 'a@b', '--name', 'B'], /change takes no --name/],
  [['create', '--email', 'a@b', '--name', 'A', '--password', 'hush'], /Unknown option '--password'/],
])('refuses %j with what would be right', (argv, words) => {
  expect(() => parseCommand(argv)).toThrow(words)
  expect(() => parseCommand(argv)).toThrow(/npm run users -- create/)
})
