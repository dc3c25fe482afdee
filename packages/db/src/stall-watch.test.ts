import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStallWatch, type StallWatch } from './stall-watch.ts'

const never = new Promise<never>(() => {})
let watch: StallWatch
let probes: PromiseWithResolvers<void>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  probes = []
  watch = createStallWatch({
    suspectAfterMs: 500,
    answerWithinMs: 1_000,
    retryMs: 200,
    probe: () => {
      const probe = Promise.withResolvers<void>()
      probes.push(probe)
      return probe.promise
    },
    createError: () => new Error('stalled'),
  })
})
afterEach(() => {
  watch.close()
  vi.useRealTimers()
})

/** Lets promises and immediates settle. */
const settle = async () => {
  for (let i = 0; i < 3; i += 1) await new Promise(resolve => setImmediate(resolve))
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

it('passes results and failures on, and asks nothing while they are quick', async () => {
  expect(await watch.guard(Promise.resolve(1))).toBe(1)
  await expect(watch.guard(Promise.reject(new Error('a fault of its own')))).rejects.toThrow('a fault of its own')
  await pass(5_000)
  expect(probes).toHaveLength(0)
})

it('leaves long work alone as long as the server answers, and asks again', async () => {
  let isSettled = false
  watch.guard(never).catch(() => {
    isSettled = true
  })
  for (let i = 1; i <= 3; i += 1) {
    await pass(500)
    expect(probes).toHaveLength(i)
    probes.at(-1)?.resolve()
    await settle()
  }
  expect([isSettled, watch.isDown]).toEqual([false, false])
})

it('fails all that waits once the server does not answer, and finds out when it is back', async () => {
  const first = expect(watch.guard(never)).rejects.toThrow('stalled')
  await pass(400)
  const second = expect(watch.guard(never)).rejects.toThrow('stalled')
  await pass(100)
  expect(watch.isDown).toBe(false)
  await pass(1_000)
  await first
  await second
  expect(watch.isDown).toBe(true)
  expect(probes).toHaveLength(1)
  probes[0]?.resolve()
  await settle()
  expect(watch.isDown).toBe(false)
  expect(await watch.guard(Promise.resolve('again'))).toBe('again')
})

it('tries again while connections are refused', async () => {
  const failed = expect(watch.guard(never)).rejects.toThrow('stalled')
  await pass(500)
  probes[0]?.reject(new Error('refused'))
  await settle()
  await failed
  expect(watch.isDown).toBe(true)
  await pass(200)
  expect(probes).toHaveLength(2)
  probes[1]?.resolve()
  await settle()
  expect(watch.isDown).toBe(false)
})
