import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ConnectionEnd, ended, type FeedAdapter, lost } from './adapters/feed-adapter.ts'
import { KeptConnection, pauseBefore } from './kept-connection.ts'

it('[RP-FEED-8] pauses are random, grow, and have a bound', () => {
  expect([0, 1, 2, 3].map(failures => pauseBefore(failures, 1))).toEqual([1000, 2000, 4000, 8000])
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const pause = pauseBefore(failures, random)
      expect(pause).toBeGreaterThanOrEqual(0)
      expect(pause).toBeLessThanOrEqual(30_000)
    }),
  )
})

/** Ends of connections in turn; an error is one that could not be made. */
function scripted(ends: (ConnectionEnd | Error)[]): FeedAdapter {
  return {
    kind: 'ndjson',
    address: 'test',
    async connect() {
      const end = ends.shift()
      if (end instanceof Error) throw end
      return { over: end ? Promise.resolve(end) : new Promise(() => {}), close() {} }
    },
  }
}

const refused = Object.assign(new Error('connect ECONNREFUSED secret@host'), { code: 'ECONNREFUSED' })

it('[RP-FEED-8] connects again until there is nothing more, and says why by code only', async () => {
  const pauses: number[] = []
  let attempts = 0
  const connection = new KeptConnection({
    adapter: scripted([refused, lost('closed with 1006'), refused, ended]),
    receive() {},
    onAttempt: () => {
      attempts += 1
    },
    random: () => 1,
    wait(ms) {
      pauses.push(ms)
      return { done: Promise.resolve(), cancel() {} }
    },
  })
  await connection.finished
  expect(connection).toMatchObject({ state: 'ENDED', interruptions: 1, lastFailure: 'ECONNREFUSED' })
  expect([attempts, pauses]).toEqual([4, [1000, 2000, 4000]])
})

it('stops while it waits', async () => {
  const connection = new KeptConnection({ adapter: scripted([refused]), receive() {}, onAttempt() {} })
  await expect.poll(() => connection.state).toBe('WAITING')
  connection.stop()
  await connection.finished
  expect(connection.state).toBe('STOPPED')
})
