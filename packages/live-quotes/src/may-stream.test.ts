import { afterEach, expect, it, vi } from 'vitest'
import { mayStream } from './may-stream.ts'

const host = { origin: 'https://host.example', document: { baseURI: 'https://host.example/news' } }
const source = { api: 'https://api.example/', token: async (): Promise<string | null> => null, hasLoader: true }

afterEach(() => vi.restoreAllMocks())

it('[LD-ERROR-18] streams by the token of the host, or by the cookie of our own pages', async () => {
  expect(await mayStream({ ...source, token: async () => 'Bearer secret' }, host)).toBe(true)
  expect(await mayStream({ ...source, api: '/' }, host)).toBe(true)
})

it('[LD-ERROR-18] does not stream without a token on a page of another site, which the loader explains', async () => {
  expect(await mayStream(source, host)).toBe(false)
  expect(await mayStream({ ...source, api: '/' }, { ...host, origin: 'null' })).toBe(false)
})

it('[LD-ERROR-18] explains it itself where there is no loader', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await mayStream({ ...source, hasLoader: false }, host)).toBe(false)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('need the loader and a token')]])
})
