import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { createShutdown } from './shutdown.ts'

function createCase(close: () => Promise<void> = async () => {}) {
  const events: string[] = []
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  const clock = { now: 0 }
  const exit = vi.fn<(code: number) => void>()
  const app = {
    close: (async () => {
      events.push(`close while ${lifecycle.phase}`)
      await close()
    }) as never,
    server: { closeAllConnections: () => events.push('cut off'), closeIdleConnections: () => {} } as never,
  }
  const db = {
    close: async () => {
      events.push('database closed')
    },
  }
  const logger = pino({ level: 'silent' })
  const shutDown = createShutdown({ app, db, lifecycle, logger, exit, now: () => clock.now, limitMs: 5 })
  return { shutDown, events, exit, clock }
}

describe('createShutdown', () => {
  it('drains, closes the database, exits 0', async () => {
    const { shutDown, events, exit } = createCase()
    shutDown('SIGTERM')
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
    expect(events).toEqual(['close while draining', 'database closed'])
  })

  it('cuts off what has not finished within the limit', async () => {
    let finish = () => {}
    const { shutDown, events, exit } = createCase(() => new Promise(resolve => (finish = resolve)))
    shutDown('SIGTERM')
    await vi.waitFor(() => expect(events).toContain('cut off'))
    expect(exit).not.toHaveBeenCalled()
    finish()
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
  })

  it('ends at once on a second signal', () => {
    const { shutDown, exit, clock } = createCase(() => new Promise(() => {}))
    shutDown('SIGINT')
    clock.now = 2_000
    shutDown('SIGINT')
    expect(exit).toHaveBeenCalledWith(130)
  })

  it('does not take the echo of the same Ctrl-C for a second signal', () => {
    const { shutDown, exit, clock } = createCase(() => new Promise(() => {}))
    shutDown('SIGINT')
    clock.now = 20
    shutDown('SIGINT')
    expect(exit).not.toHaveBeenCalled()
  })

  it('exits 1 when something does not close', async () => {
    const { shutDown, exit } = createCase(() => Promise.reject(new Error('stuck')))
    shutDown('SIGTERM')
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1))
  })
})
