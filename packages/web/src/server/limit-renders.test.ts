import { AsyncLocalStorage } from 'node:async_hooks'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { defaultRenderLimits, limitRenders } from './limit-renders.ts'

const app = Fastify({ forceCloseConnections: true })
afterEach(() => app.close())

it('[RP-LOAD-2] tells the work of a request when its client leaves, and neither after its answer nor where it changes something', async () => {
  const store = new AsyncLocalStorage<AbortSignal | null>()
  const seen: Record<string, AbortSignal | null | undefined> = {}
  let begun = () => {}
  const slowHasBegun = new Promise<void>(resolve => {
    begun = resolve
  })
  app.decorateRequest('account', null)
  limitRenders(app, {
    queue: createFairQueue(defaultRenderLimits),
    isAtHand: async () => false,
    run: (signal, work) => store.run(signal, work),
  })
  app.get('/slow', async () => {
    seen.slow = store.getStore()
    begun()
    await new Promise(resolve => seen.slow?.addEventListener('abort', resolve))
    return 'too late'
  })
  app.get('/quick', async () => {
    seen.quick = store.getStore()
    return 'ok'
  })
  app.post('/change', async () => {
    seen.change = store.getStore()
    return 'ok'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await (await fetch(`${origin}/quick`)).text()).toBe('ok')
  expect((await fetch(`${origin}/change`, { method: 'POST' })).status).toBe(200)
  const leaving = new AbortController()
  const left = fetch(`${origin}/slow`, { signal: leaving.signal }).catch(() => 'left')
  await slowHasBegun
  expect(seen.slow?.aborted).toBe(false)
  leaving.abort()
  expect(await left).toBe('left')
  await expect.poll(() => seen.slow?.aborted).toBe(true)
  expect(seen.quick?.aborted).toBe(false)
  expect(seen.change).toBeNull()
})
