import fastify from 'fastify'
import { expect, it } from 'vitest'
import { checkPublicOrigin } from './check-public-origin.ts'

async function warningsAfter(publicOrigin: string, protocols: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const app = fastify({
    trustProxy: true,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  checkPublicOrigin(app, publicOrigin)
  app.get('/', async () => 'ok')
  for (const protocol of protocols) await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } })
  await app.close()
  return lines.map(line => (JSON.parse(line) as { msg: string }).msg)
}

it('warns once when visitors come over https to a plain http origin', async () => {
  expect(await warningsAfter('http://localhost:3000', ['http', 'https', 'https'])).toEqual([
    expect.stringContaining('Set PUBLIC_ORIGIN'),
  ])
})

it.each([
  ['http://localhost:3000', ['http']],
  ['https://research.example', ['http', 'https']],
])('says nothing at %s for %s', async (origin, protocols) => {
  expect(await warningsAfter(origin, protocols)).toEqual([])
})
