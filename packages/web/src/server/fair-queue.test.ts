import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const standing = { standingMs: 1_000, standingArrivals: 3, standingRunning: 1, lateMs: 200, refusalMs: 0 }
const patient = { waitMs: 60_000, ...standing }
const one: FairQueueLimits = { running: 1, runningPerLane: 1, waiting: 10, waitingPerLane: 5, ...patient }
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

  it('[RP-CACHE-3] is busy while several have their turn or somebody waits for one', async () => {
    const queue = createFairQueue({ ...one, running: 2 })
    const first = await queue.enter('a')
    expect(queue.isBusy).toBe(false)
    const second = await queue.enter('b')
    expect(queue.isBusy).toBe(true)
    const third = queue.enter('c')
    first()
    second()
    const end = await third
    expect(queue.isBusy).toBe(false)
    end()
  })

  it('[RP-CACHE-2] lets renewals wait until nobody else does', async () => {
    const queue = createFairQueue(one)
    const order: string[] = []
    const take = async (name: string, turn: Promise<() => void>) => {
      const end = await turn
      order.push(name)
      await settle()
      end()
    }
    const first = take('a1', queue.enter('a'))
    const renewal = take('renewal', queue.enterLast())
    await Promise.all([first, renewal, take('a2', queue.enter('a')), take('b1', queue.enter('b'))])
    expect(order).toEqual(['a1', 'b1', 'a2', 'renewal'])
    await take('next renewal', queue.enterLast())
  })

  it('[RP-LOAD-1] refuses at once what comes to a standing queue, and whoever has waited too long in it', async () => {
    let time = 0
    const queue = createFairQueue(one, () => time)
    const end = await queue.enter('a')
    const early = [queue.enter('a'), queue.enter('a')]
    time = 900
    const later = queue.enter('a')
    time = 1_000
    await expect(queue.enter('a')).rejects.toMatchObject({ code: 'SITE_BUSY', retryAfterSeconds: 5 })
    const refused = Promise.allSettled(early)
    end()
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    ;(await later)()
  })

  it('[RP-LOAD-3] holds a refusal back from a lane whose own queue is standing, as many as may wait and until the client leaves', async () => {
    let now = 0
    const queue = createFairQueue({ ...one, waiting: 4, refusalMs: 60_000 }, () => now)
    const end = await queue.enter('a')
    const waiting = [queue.enter('a'), queue.enter('a'), queue.enter('a')]
    now = 1_000
    const left = new AbortController()
    const settled: string[] = []
    const held = Array.from({ length: 4 }, (_, at) =>
      queue.enter('a', left.signal).catch(() => void settled.push(`held ${at}`)),
    )
    await queue.enter('a').catch(() => settled.push('too many'))
    expect(settled).toEqual(['too many'])
    left.abort()
    await Promise.all(held)
    expect(settled).toEqual(['too many', 'held 0', 'held 1', 'held 2', 'held 3'])
    end()
    for (const turn of waiting) await turn.then(over => over()).catch(() => {})
  })

  it('[RP-LOAD-1] goes on refusing where a standing queue forms again at once, and no longer after a calm', async () => {
    let time = 0
    const queue = createFairQueue({ ...one, running: 2 }, () => time)
    const end = await queue.enter('a')
    const early = Promise.allSettled([queue.enter('a'), queue.enter('a')])
    time = 900
    const later = queue.enter('a')
    time = 1_000
    end()
    await early
    const endLater = await later
    const again = queue.enter('a')
    await expect(queue.enter('a')).rejects.toMatchObject({ code: 'SITE_BUSY' })
    endLater()
    const endAgain = await again
    time = 2_500
    const calm = [queue.enter('a'), queue.enter('a')]
    endAgain()
    for (const turn of calm) (await turn)()
  })

  it('[RP-LOAD-1] leaves other lanes alone while one is standing, and a burst that has come at once', async () => {
    let time = 0
    const queue = createFairQueue({ ...one, running: 2 }, () => time)
    const end = await queue.enter('a')
    const burst = [queue.enter('a'), queue.enter('a')]
    time = 5_000
    ;(await queue.enter('b'))()
    end()
    for (const turn of burst) (await turn)()
  })

  it('[RP-LOAD-1] refuses at once where all lanes together make a standing queue', async () => {
    let time = 0
    const queue = createFairQueue(one, () => time)
    const end = await queue.enter('a')
    const waiting = ['b', 'c', 'd'].map(lane => queue.enter(lane))
    time = 1_000
    await expect(queue.enter('e')).rejects.toMatchObject({ code: 'SITE_BUSY' })
    const settled = Promise.allSettled(waiting)
    end()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('[RP-LOAD-4] runs fewer at once while the queue of all is standing, until it has been calm for as long', async () => {
    let time = 0
    const queue = createFairQueue({ ...one, running: 2 }, () => time)
    const ends = [await queue.enter('a'), await queue.enter('b')]
    const waiting = Promise.allSettled(['c', 'd', 'e'].map(lane => queue.enter(lane)))
    time = 1_000
    for (const end of ends) end()
    await waiting
    const endFirst = await queue.enter('f')
    const second = queue.enter('g')
    let hasBegun = false
    void second.then(() => {
      hasBegun = true
    })
    await settle()
    expect(hasBegun).toBe(false)
    endFirst()
    ;(await second)()
    time = 3_000
    const calm = await Promise.all([queue.enter('h'), queue.enter('i')])
    for (const end of calm) end()
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
    const limits = {
      running: 3,
      runningPerLane: 2,
      waiting: 1_000,
      waitingPerLane: 1_000,
      ...patient,
      standingArrivals: 1_000,
    }
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
