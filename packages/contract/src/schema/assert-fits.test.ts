import Type from 'typebox'
import { expect, it } from 'vitest'
import { MismatchError } from '../errors.ts'
import { BlockState } from '../views/block-state.ts'
import { assertFits } from './assert-fits.ts'
import { Price } from './domain-schema.ts'
import { list, nullable, strictObject } from './strict-schema.ts'

const schema = strictObject({ name: Type.String(), prices: BlockState(list(nullable(Price))) })
const price = { value: 1, scale: 0, unit: 'GBX' }
const ready = (...view: unknown[]) => ({ name: 'a', prices: { state: 'ready', view } })

it('lets a value pass that fits', () => {
  expect(() => assertFits(schema, ready(price, null))).not.toThrow()
  expect(() => assertFits(schema, { name: 'a', prices: { state: 'failed' } })).not.toThrow()
})

it.each([
  ['a field too many', { ...ready(), isin: 'x' }, 'isin', 'is not in the schema'],
  ['a field too few', { prices: { state: 'failed' } }, 'name', 'is missing'],
  ['a field too many, deep', ready(price, { ...price, text: '1p' }), 'prices.view[1].text', 'is not in the schema'],
  ['a fraction for a whole number', ready({ ...price, value: 1.5 }), 'prices.view[0].value', 'must be integer'],
  ['NaN', ready({ ...price, value: Number.NaN }), 'prices.view[0].value', 'must be integer'],
  [
    'a field of another state',
    { name: 'a', prices: { state: 'failed', view: [] } },
    'prices.view',
    'is not in the schema',
  ],
  [
    'an unknown state',
    { name: 'a', prices: { state: 'late' } },
    'prices.state',
    'must be one of "ready", "empty", "failed"',
  ],
  ['another kind of value', ready('1p'), 'prices.view[0]', 'must be object'],
])('names the place of %s', (_name, value, path, reason) => {
  expect(() => assertFits(schema, value)).toThrow(expect.objectContaining({ code: 'CONTRACT_MISMATCH', path, reason }))
})

it('says whose answer it is', () => {
  const assert = () => assertFits(schema, null, 'GET /api/prices')
  expect(assert).toThrow(new MismatchError('GET /api/prices', '', 'must be object'))
  expect(assert).toThrow('GET /api/prices does not fit its schema: it must be object.')
})
