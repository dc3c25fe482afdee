import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { expect, it } from 'vitest'
import { inferSchema } from './inferred-schema.ts'

it('requires what every value has, and names every kind that a field had', () => {
  expect(
    inferSchema([
      { a: 1, b: null, c: [{ d: 'x' }] },
      { a: 1.5, b: 'y', c: [] },
      { a: 2, b: true },
    ]),
  ).toEqual({
    type: 'object',
    properties: {
      a: { type: 'number' },
      b: { anyOf: [{ type: 'boolean' }, { type: 'null' }, { type: 'string' }] },
      c: { type: 'array', items: { type: 'object', properties: { d: { type: 'string' } }, required: ['d'] } },
    },
    required: ['a', 'b'],
  })
})

it('fits every value it was made from', () => {
  const key = fc.constantFrom('a', 'b', 'c')
  // The checker takes what an object inherits for a field of its own.
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  const json = (maxDepth: number) =>
    fc.jsonValue({ maxDepth }).filter(one => !inherited.some(name => JSON.stringify(one).includes(`"${name}":`)))
  const value = json(3).map(given => ({ given }))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.dictionary(key, json(2)), value), { minLength: 1 }), values => {
      const schema = inferSchema(values)
      expect(values.filter(one => !Check(schema, one))).toEqual([])
    }),
  )
})
