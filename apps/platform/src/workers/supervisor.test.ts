import { expect, it } from 'vitest'
import { createSupervisor, type WorkerProcess } from './supervisor.ts'

interface FakeProcess extends WorkerProcess {
  readonly number: number
  readonly signals: string[]
  becomeReady(): void
  end(): void
}

const settle = () => new Promise(resolve => setImmediate(resolve))

function setUp(count = 2) {
  const forked: FakeProcess[] = []
  const pauses: number[] = []
  let time = 0
  let changes = 0
  const supervisor = createSupervisor({
    count,
    fork: number => {
      const ready = Promise.withResolvers<void>()
      const ended = Promise.withResolvers<void>()
      const signals: string[] = []
      const stop = (signal: string) => void signals.push(signal)
      const fake = { number, signals, stop, ready: ready.promise, ended: ended.promise }
      forked.push({ ...fake, becomeReady: ready.resolve, end: ended.resolve })
      return fake
    },
    onChange: () => {
      changes += 1
    },
    log: { info: () => {}, error: () => {} },
    delay: async ms => void pauses.push(ms),
    now: () => time,
  })
  const process = (index: number): FakeProcess => {
    const found = forked[index]
    if (!found) throw new Error(`process ${index} was not forked`)
    return found
  }
  return {
    supervisor,
    forked,
    pauses,
    process,
    pass: (ms: number) => (time += ms),
    changes: () => changes,
    async start() {
      const started = supervisor.start()
      for (const each of forked) each.becomeReady()
      await started
    },
  }
}

it('replaces a worker that ends, with its number: at once first, then after growing pauses until one has lived', async () => {
  const { supervisor, forked, pauses, process, pass, start } = setUp()
  await start()
  expect(supervisor.ready).toBe(2)
  process(1).end()
  await settle()
  expect([forked.length, process(2).number, supervisor.ready]).toEqual([3, 2, 1])
  process(2).end()
  await settle()
  process(3).end()
  await settle()
  process(4).becomeReady()
  await settle()
  expect(supervisor.ready).toBe(2)
  pass(60_000)
  process(4).end()
  await settle()
  expect(pauses).toEqual([0, 250, 500, 0])
})

it('does not start where a worker ends before it is ready', async () => {
  const { supervisor, process } = setUp()
  const started = supervisor.start()
  process(0).becomeReady()
  process(1).end()
  await expect(started).rejects.toThrow('worker 2 ended before it was ready')
})

it('replaces workers one after the other, the old one ending only when the new one is ready', async () => {
  const { supervisor, forked, process, start, changes } = setUp()
  await start()
  const before = changes()
  const restarted = supervisor.restart()
  await settle()
  expect([forked.length, process(0).signals]).toEqual([3, []])
  process(2).becomeReady()
  await settle()
  expect([forked.length, process(0).signals, process(1).signals]).toEqual([3, ['SIGTERM'], []])
  process(0).end()
  await settle()
  process(3).becomeReady()
  await settle()
  process(1).end()
  await restarted
  // Each time, so that the new ones are told how many there are.
  expect([forked.length, supervisor.ready, changes() - before]).toEqual([4, 2, 2])
})

it('keeps the old workers where a new one does not start', async () => {
  const { supervisor, process, start } = setUp()
  await start()
  const restarted = supervisor.restart()
  await settle()
  process(2).end()
  await restarted
  expect([process(0).signals, process(1).signals, supervisor.ready]).toEqual([[], [], 2])
})

it('passes a signal on, waits for all, and replaces nobody any more', async () => {
  const { supervisor, forked, process, start } = setUp()
  await start()
  const stopped = supervisor.stop('SIGTERM')
  expect([process(0).signals, process(1).signals]).toEqual([['SIGTERM'], ['SIGTERM']])
  process(0).end()
  process(1).end()
  await stopped
  expect(forked.length).toBe(2)
})
