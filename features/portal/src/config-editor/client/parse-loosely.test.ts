import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseLoosely } from './parse-loosely.ts'

it('reads what is whole as it is', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__')),
      value => {
        expect(parseLoosely(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})

it.each([
  ['{ "type": "news-list", "settings": { "li" } }', { type: 'news-list', settings: { li: undefined } }],
  ['{ "type": "news-list", "limit": }', { type: 'news-list', limit: undefined }],
  ['{ "a": 1, }', { a: 1 }],
  ['', undefined],
])('reads %s as far as it goes', (text, value) => {
  expect(parseLoosely(text)).toEqual(value)
})
