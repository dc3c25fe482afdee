import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { askCalls, withAnswers } from './recorded-responses.ts'

it('describes calls by what they answer, with the fullest as the example, and leaves alone what is refused', async () => {
  const app = Fastify()
  app.get<{ Params: { code: string } }>('/api/a/:code', async ({ params }, reply) =>
    params.code === 'none'
      ? reply.code(404).send({ error: {} })
      : { data: { list: [1, 2, 3], ...(params.code === 'b' && { more: 'x' }) } },
  )
  const answers = await askCalls(app, [
    { path: '/api/a/{code}', addresses: ['/api/a/a', '/api/a/b', '/api/a/none'] },
    { path: '/api/b', addresses: ['/api/b'] },
  ])
  const kept = { summary: 'A', responses: { 400: {} } }
  const { paths } = withAnswers({ paths: { '/api/a/{code}': { get: kept }, '/api/b': { get: kept } } }, answers)
  const data = {
    type: 'object',
    properties: { list: { type: 'array', items: { type: 'integer' } }, more: { type: 'string' } },
    required: ['list'],
  }
  const schema = { type: 'object', properties: { data }, required: ['data'] }
  const content = { 'application/json': { schema, example: { data: { list: [1, 2], more: 'x' } } } }
  expect(paths?.['/api/a/{code}']?.get).toEqual({
    summary: 'A',
    responses: { 400: {}, 200: { description: 'As it answers now', content } },
  })
  expect(paths?.['/api/b']?.get).toBe(kept)
})
