import { expect, it } from 'vitest'
import { parseCommand } from './command.ts'

it('reads kind, name and whether to write', () => {
  expect(parseCommand(['widget', 'upcoming-events'])).toEqual({
    kind: 'widget',
    name: 'upcoming-events',
    dryRun: false,
  })
  expect(parseCommand(['page', '--dry-run', 'top-10'])).toMatchObject({ kind: 'page', name: 'top-10', dryRun: true })
})

it.each([
  [[], 'Nothing given; it takes widget, block, page, importer.'],
  [['gadget', 'x'], '"gadget" is not known; it takes widget, block, page, importer.'],
  [['toString', 'x'], '"toString" is not known'],
  [['widget'], 'The widget has no name. Use: npm run new -- widget upcoming-events'],
  [['widget', 'UpcomingEvents'], '"UpcomingEvents" is not a valid name: use lower-case words with hyphens'],
  [['widget', 'a--b'], '"a--b" is not a valid name'],
  [['widget', '../up'], '"../up" is not a valid name'],
  [['widget', '10-top'], '"10-top" is not a valid name'],
  [['widget', 'a'.repeat(41)], 'has 41 characters: use at most 40.'],
  [['block', 'class'], '"class" is a word of the language'],
  [['block', 'one', 'two'], '"two" is too much: one name at a time.'],
  [['block', 'one', '--force'], "Unknown option '--force'. Use: npm run new -- "],
])('says of %j what would be right', (args, problem) => {
  expect(parseCommand(args)).toContain(problem)
})
