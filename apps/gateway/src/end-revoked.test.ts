import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endRevoked } from './end-revoked.ts'
import type { Hub } from './hub.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('looks once a minute at each client that has connections, and ends those taken back', async () => {
  const asked: string[] = []
  const ended: string[][] = []
  const all = ['a', 'b', null, 'a'].map(clientId => ({ session: { clientId } }))
  const hub = { clients: { all }, endSessionsOf: (ids: Set<string>) => ended.push([...ids]) } as unknown as Hub
  const stop = endRevoked(
    hub,
    async id => {
      asked.push(id)
      return id !== 'b'
    },
    () => {},
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, ended]).toEqual([['a', 'b'], [['b']]])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
})
