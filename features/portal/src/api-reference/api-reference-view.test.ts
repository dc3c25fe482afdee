import { expect, it } from 'vitest'
import { apiReferenceView } from './api-reference-view.ts'

const text = { type: 'string' }

it('converts an OpenAPI document', () => {
  const result = {
    type: 'object',
    required: ['marketCode'],
    properties: { marketCode: { ...text, description: 'Such as LSE:HVL' } },
  }
  const data = {
    type: 'object',
    properties: { results: { type: 'array', items: result }, at: { anyOf: [text, { type: 'null' }] } },
  }
  const view = apiReferenceView({
    paths: {
      '/api/b': { get: { responses: { 200: { description: 'Default Response' } } }, options: {} },
      '/api/a': {
        get: {
          summary: 'Find',
          tags: ['Securities'],
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10, default: 10 } },
          ],
          responses: {
            200: { content: { 'application/json': { schema: { type: 'object', properties: { data } } } } },
          },
        },
      },
    },
  })
  expect(view.groups.map(({ name, calls }) => [name, calls.map(({ summary }) => summary)])).toEqual([
    ['Securities', ['Find']],
    ['Other endpoints', ['/api/b']],
  ])
  const [call] = view.groups[0]?.calls ?? []
  expect(call?.parameters).toEqual([
    {
      name: 'limit',
      place: 'query',
      type: 'integer, 1 to 10, default 10',
      required: false,
      description: null,
    },
  ])
  expect(call?.answers[0]?.fields).toEqual([
    { name: 'data.results[].marketCode', place: null, type: 'string', required: true, description: 'Such as LSE:HVL' },
    { name: 'data.at', place: null, type: 'string or null', required: false, description: null },
  ])
})

const price = {
  type: 'object',
  description: 'An exact price.',
  required: ['value'],
  properties: { value: { type: 'integer' } },
}
const toPrice = { $ref: '#/components/schemas/Price' }

function fieldsOf(schema: object, schemas: Record<string, object> = { Price: price }) {
  const responses = { 200: { content: { 'application/json': { schema } } } }
  const view = apiReferenceView({ paths: { '/api/a': { get: { responses } } }, components: { schemas } })
  return {
    view,
    fields: view.groups[0]?.calls[0]?.answers[0]?.fields.map(({ name, type, description }) => [
      name,
      type,
      description,
    ]),
  }
}

it('says what each state of a part means, and which fields it has', () => {
  const state = (value: string) => ({ type: 'string', enum: [value] })
  const part = {
    description: 'One part.',
    anyOf: [
      {
        description: 'Loaded.',
        type: 'object',
        properties: {
          state: state('ready'),
          view: {
            type: 'object',
            properties: { last: { anyOf: [text, { type: 'null' }], description: 'Null when not available.' } },
          },
        },
      },
      {
        description: 'Nothing to show.',
        type: 'object',
        properties: { state: state('empty'), reason: { ...text, description: 'A sentence.' } },
      },
      { description: 'Not loaded.', type: 'object', properties: { state: state('failed') } },
    ],
  }
  expect(fieldsOf({ type: 'object', properties: { part } }).fields).toEqual([
    [
      'part.state',
      '"ready", "empty" or "failed"',
      'One part. "ready": Loaded. "empty": Nothing to show. "failed": Not loaded.',
    ],
    ['part.view.last', 'string or null', 'If state is "ready". Null when not available.'],
    ['part.reason', 'string', 'If state is "empty". A sentence.'],
  ])
})

it('lists a type that several fields share once, and shows one that is used once in its place', () => {
  const shared = fieldsOf({
    type: 'object',
    properties: { low: toPrice, high: { anyOf: [toPrice, { type: 'null' }], description: 'Null when not available.' } },
  })
  expect(shared.fields).toEqual([
    ['low', 'Price', null],
    ['high', 'Price or null', 'Null when not available.'],
  ])
  expect(shared.view.types).toMatchObject([
    { name: 'Price', description: 'An exact price.', type: null, fields: [{ name: 'value' }] },
  ])
  const single = fieldsOf({ type: 'object', properties: { low: toPrice } })
  expect(single.fields).toEqual([['low.value', 'integer', null]])
  expect(single.view.types).toEqual([])
})

it('says of an object that it can be missing, and what it has otherwise', () => {
  const quote = {
    anyOf: [{ type: 'object', properties: { at: text } }, { type: 'null' }],
    description: 'Null when suspended.',
  }
  expect(fieldsOf({ type: 'object', properties: { quote } }).fields).toEqual([
    ['quote', 'object or null', 'Null when suspended.'],
    ['quote.at', 'string', null],
  ])
})
