import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { createShutdown } from './shutdown.ts'

function createCase(close: () => Promise<void> = async () => {}, lameDuckMs = 0) {
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
  const shutDown = createShutdown({ app, db, lifecycle, logger, exit, lameDuckMs, now: () => clock.now, limitMs: 5 })
  return { shutDown, events, exit, clock, lifecycle }
}

describe('createShutdown', () => {
  it('drains, closes the database, exits 0', async () => {
    const { shutDown, events, exit } = createCase()
    shutDown('SIGTERM')
    await expect.poll(() => exit).toHaveBeenCalledWith(0)
    expect(events).toEqual(['close while draining', 'database closed'])
  })

  it('is not ready at once but goes on serving for the lame-duck time after SIGTERM', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { shutDown, events, exit, lifecycle } = createCase(undefined, 5000)
    shutDown('SIGTERM')
    expect(lifecycle.phase).toBe('draining')
    await vi.advanceTimersByTimeAsync(4999)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['close while draining', 'database closed'])
    expect(exit).toHaveBeenCalledWith(0)
  })

  it('does not wait after Ctrl-C', async () => {
    const { shutDown, exit } = createCase(undefined, 60_000)
    shutDown('SIGINT')
    await expect.poll(() => exit).toHaveBeenCalledWith(0)
  })

  it('cuts off what has not finished within the limit', async () => {
    let finish = () => {}
    const { shutDown, events, exit } = createCase(() => new Promise(resolve => (finish = resolve)))
    shutDown('SIGTERM')
    await expect.poll(() => events).toContain('cut off')
    expect(exit).not.toHaveBeenCalled()
    finish()
    await expect.poll(() => exit).toHaveBeenCalledWith(0)
  })

  it('exits at once on a second signal', () => {
    const { shutDown, exit, clock } = createCase(() => new Promise(() => {}))
    shutDown('SIGINT')
    clock.now = 2_000
    shutDown('SIGINT')
    expect(exit).toHaveBeenCalledWith(130)
  })

  it('ignores the echo of the same Ctrl-C', () => {
    const { shutDown, exit, clock } = createCase(() => new Promise(() => {}))
    shutDown('SIGINT')
    clock.now = 20
    shutDown('SIGINT')
    expect(exit).not.toHaveBeenCalled()
  })

  it('exits 1 when closing fails', async () => {
    const { shutDown, exit } = createCase(() => Promise.reject(new Error('stuck')))
    shutDown('SIGTERM')
    await expect.poll(() => exit).toHaveBeenCalledWith(1)
  })
})
