import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const one: FairQueueLimits = { running: 1, runningPerLane: 1, waiting: 10, waitingPerLane: 5, waitMs: 60_000 }
const settle = () => new Promise(resolve => setImmediate(resolve))

/** Enters in this order and ends each turn as soon as it has begun; the order of turns. */
async function turns(entered: readonly string[], limits: FairQueueLimits): Promise<string[]> {
  const queue = createFairQueue(limits)
  const order: string[] = []
  const counts = new Map<string, number>()
  await Promise.all(
    entered.map(async lane => {
      const number = (counts.get(lane) ?? 0) + 1
      counts.set(lane, number)
      const end = await queue.enter(lane)
      order.push(`${lane}${number}`)
      await settle()
      end()
    }),
  )
  return order
}

describe('a fair queue', () => {
  it('lets lanes take turns, however many wait in one', async () => {
    expect(await turns(['a', 'a', 'a', 'a', 'b', 'c', 'b'], one)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('refuses what is too much for a lane, and for all, with a coded error', async () => {
    const queue = createFairQueue({ ...one, waiting: 3, waitingPerLane: 2 })
    const end = await queue.enter('a')
    const waiting = [queue.enter('a'), queue.enter('a')]
    await expect(queue.enter('a')).rejects.toMatchObject({ code: 'SITE_BUSY', statusCode: 503 })
    const other = queue.enter('b')
    await expect(queue.enter('c')).rejects.toMatchObject({ code: 'SITE_BUSY' })
    end()
    ;(await other)()
    for (const turn of waiting) (await turn)()
    ;(await queue.enter('c'))()
  })

  it('forgets whoever no longer waits', async () => {
    const queue = createFairQueue(one)
    const end = await queue.enter('a')
    const gone = new AbortController()
    const left = queue.enter('b', gone.signal)
    const stays = queue.enter('b')
    gone.abort()
    await expect(left).rejects.toMatchObject({ code: 'SITE_BUSY' })
    end()
    ;(await stays)()
  })

  it('keeps within its limits, serves everybody, and leaves nobody behind', async () => {
    const limits = { running: 3, runningPerLane: 2, waiting: 1_000, waitingPerLane: 1_000, waitMs: 60_000 }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), async entered => {
        const queue = createFairQueue(limits)
        const running = new Map<string, number>()
        let served = 0
        await Promise.all(
          entered.map(async lane => {
            const end = await queue.enter(lane)
            running.set(lane, (running.get(lane) ?? 0) + 1)
            expect(running.get(lane)).toBeLessThanOrEqual(limits.runningPerLane)
            expect([...running.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limits.running)
            await settle()
            running.set(lane, (running.get(lane) ?? 0) - 1)
            served += 1
            end()
            end()
          }),
        )
        expect(served).toBe(entered.length)
      }),
    )
  })
})
