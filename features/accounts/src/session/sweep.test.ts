import type { Database } from '@bellwether/db'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sessions } from './sessions.ts'
import { startSweeping } from './sweep.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('goes on every ten minutes although the database is away, and ends with the server', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: line => void lines.push(line) } } })
  let sweeps = 0
  const sweep = async () => {
    sweeps += 1
    throw new Error('the database is away')
  }
  startSweeping(app, {} as Database, { sweep } as unknown as Sessions)
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(sweeps).toBe(0)
  vi.advanceTimersByTime(1 + 10 * 60_000)
  expect(sweeps).toBe(2)
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  expect(lines[0]).toContain('the database is away')
  await app.close()
  vi.advanceTimersByTime(20 * 60_000)
  expect(sweeps).toBe(2)
})
