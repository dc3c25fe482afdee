import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

const marked = (text: string, term: string) =>
  markWords(text, term)
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Harrow & Vale plc', 'har', '[Har]row & Vale plc'],
  ['Harrow & Vale plc', 'VALE harrow', '[Harrow] & [Vale] plc'],
  ['Northwall Investment Trust', 'wall', 'Northwall Investment Trust'],
  ['4 1/4% Treasury Gilt 2034', '1/4 gilt', '[4] [1]/[4]% Treasury [Gilt] 2034'],
  ['Brackwell plc', '(.*)', 'Brackwell plc'],
  ['Brackwell plc', '', 'Brackwell plc'],
])('%s for %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

it('keeps the whole text, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, term) => {
      expect(
        markWords(text, term)
          .map(part => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
