import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endRevoked } from './end-revoked.ts'
import type { Hub } from './hub.ts'
import type { StreamSession } from './stream-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('checks each connected widget client once a minute and ends the sessions of revoked ones', async () => {
  const asked: string[] = []
  const ended: (string | null)[] = []
  const all = ['a', 'b', null, 'a'].map(clientId => ({ session: { clientId } as StreamSession }))
  const hub = {
    clients: { all },
    endSessions: (isOver: (session: StreamSession) => boolean) =>
      ended.push(...all.filter(({ session }) => isOver(session)).map(({ session }) => session.clientId)),
  } as unknown as Hub
  const stop = endRevoked(
    hub,
    async id => {
      asked.push(id)
      return id !== 'b'
    },
    () => {},
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, ended]).toEqual([['a', 'b'], ['b']])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
})
