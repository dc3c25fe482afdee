import { expect, it } from 'vitest'
import type { BrowserWindow } from './browser-host.ts'
import { createEmbeddedHost } from './embedded-host.ts'
import type { PageEvent } from './stream-host.ts'

const api = 'https://api.example/'

/** A page of another site that records access to its storage. */
function createPage(answers: readonly unknown[] = []) {
  const asked: { readonly address: string; readonly init: RequestInit | undefined }[] = []
  const touched: string[] = []
  const document = Object.assign(new EventTarget(), {
    baseURI: 'https://host.example/news',
    visibilityState: 'visible',
  })
  const page = Object.assign(new EventTarget(), {
    document,
    performance,
    async fetch(address: string, init?: RequestInit) {
      asked.push({ address, init })
      return Response.json(answers[asked.length - 1])
    },
    localStorage: { getItem: (key: string) => touched.push(key), setItem: (key: string) => touched.push(key) },
  })
  return { window: page as unknown as BrowserWindow, document, asked, touched }
}

const { signal } = new AbortController()

it('calls the API with the host page’s token', async () => {
  const { window, asked } = createPage([{ success: true, data: { endpoint: '/streaming' } }, { data: { ticket: 'x' } }])
  const host = createEmbeddedHost(window, { api, token: async () => 'Bearer secret' })
  expect(await host.createSession(signal)).toEqual({
    address: 'wss://api.example/streaming/ws',
    protocols: ['bellwether.prices', 'bellwether.ticket.x'],
  })
  expect(asked.map(({ init }) => init?.credentials)).toEqual(['omit', 'omit'])
})

it('uses a cookie session when the host has no token, like our own pages', async () => {
  const { window, asked } = createPage([{ success: true, data: { endpoint: '/streaming', token: 't' } }, {}])
  await createEmbeddedHost(window, { api, token: async () => null }).createSession(signal)
  expect(asked.map(({ init }) => init?.credentials)).toEqual(['include', 'include'])
})

it('fails the session when the token source fails', async () => {
  const { window, asked } = createPage()
  const expired = async () => Promise.reject(new Error('expired'))
  const error = await createEmbeddedHost(window, { api, token: expired })
    .createSession(signal)
    .catch(thrown => thrown)
  expect(error).toMatchObject({ code: 'STREAM_SESSION_FAILED', call: 'init-streaming', status: null })
  expect(asked).toEqual([])
})

it('keeps the reader’s choice for the life of the page and ignores the page’s storage', () => {
  const { window, document, touched } = createPage()
  const host = createEmbeddedHost(window, { api, token: async () => null })
  expect(host.readPreference()).toBe('true')
  host.writePreference('false')
  expect(host.readPreference()).toBe('false')
  const reported: PageEvent[] = []
  const stop = host.watchPage(event => reported.push(event))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(reported).toEqual([{ type: 'online' }, { type: 'shown' }])
  expect(touched).toEqual([])
})
