import type { WidgetContext } from '@bellwether/contract'
import { expect, it } from 'vitest'
import { splitBatch } from './split-batch.ts'

const api = 'https://api.example/'
const toEntries = (paths: readonly string[]) => paths.map(path => ({ type: 'test', settings: { marketCode: path } }))
const find = () => ({ files: [], data: '{marketCode}' })

function setUp(asks: readonly string[]) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const asked: NonNullable<WidgetContext['asked']> = {}
  const context = { contract: 1, environment: 'prod', region: 'us', api, asked, token: async () => '' } as const
  splitBatch(context, Promise.resolve(new Response(readable)), toEntries(asks), find)
  return { asked, write: (text: string | Uint8Array) => writer.write(Buffer.from(text)), end: () => writer.close() }
}

const toLine = (path: string, answer: unknown, status = 200) =>
  `${JSON.stringify({ ask: 'test', path, status, answer })}\n`

it('[LD-STEP-19] hands out each answer when its line is complete, wherever the network cuts it', async () => {
  const { asked, write } = setUp(['a', 'b', 'c'])
  const [first, rest] = [Buffer.from(toLine('b', { data: '£' })), toLine('a', { data: 2 })]
  const cut = first.indexOf('£') + 1
  void write(first.subarray(0, cut))
  void write(first.subarray(cut))
  expect(await (await asked[`${api}b`])?.json()).toEqual({ data: '£' })
  // The last is still to come.
  void write(rest)
  expect(await (await asked[`${api}a`])?.json()).toEqual({ data: 2 })
})

it('[LD-STEP-28] hands out answers that need not be read as streams, each in a task of its own', async () => {
  const { asked, write } = setUp(['a'])
  void write(toLine('a', { data: 1 }))
  const answer = await asked[`${api}a`]
  expect([await answer?.json(), answer?.bodyUsed]).toEqual([{ data: 1 }, false])
  expect(await answer?.text()).toBe('{"data":1}')
})

it('[LD-STEP-19] leaves what failed, and what never came, to the component that needs it', async () => {
  const { asked, write, end } = setUp(['a', 'b', 'c'])
  void write(toLine('a', { error: {} }, 404) + toLine('other', {}) + toLine('b', { data: 1 }))
  void end()
  await expect(asked[`${api}a`]).rejects.toBe(404)
  expect((await asked[`${api}b`])?.ok).toBe(true)
  await expect(asked[`${api}c`]).rejects.toBeUndefined()
})

it('[LD-STEP-19] leaves all of them to the components where the API refuses the batch', async () => {
  const asked: NonNullable<WidgetContext['asked']> = {}
  const context = { contract: 1, environment: 'prod', region: 'us', api, asked, token: async () => '' } as const
  splitBatch(context, Promise.resolve(new Response('{}', { status: 429 })), toEntries(['a']), find)
  await expect(asked[`${api}a`]).rejects.toBe(429)
})
