import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePartialJson } from './parse-partial-json.ts'

it('parses complete JSON', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__')),
      value => {
        expect(parsePartialJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})

it.each([
  ['{ "type": "news-list", "settings": { "li" } }', { type: 'news-list', settings: { li: undefined } }],
  ['{ "type": "news-list", "limit": }', { type: 'news-list', limit: undefined }],
  ['{ "a": 1, }', { a: 1 }],
  ['', undefined],
])('parses as much of %s as possible', (text, value) => {
  expect(parsePartialJson(text)).toEqual(value)
})
