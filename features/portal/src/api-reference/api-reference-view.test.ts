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
