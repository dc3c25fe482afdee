import { expect, it } from 'vitest'
import { createRenewals } from './renewals.ts'

it('[RP-CACHE-2] rests after each renewal for as long as it took', async () => {
  let time = 0
  const log: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const renewals = createRenewals({
    turn: async () => () => {},
    maxWaiting: 10,
    onError: error => expect.fail(String(error)),
    now: () => time,
    rest: async ms => {
      log.push(`rest ${ms}`)
      if (log.length === 4) resolve()
    },
  })
  const take = (name: string, ms: number) =>
    renewals.add(name, async () => {
      log.push(name)
      time += ms
    })
  take('a', 30)
  take('b', 5)
  await promise
  expect(log).toEqual(['a', 'rest 30', 'b', 'rest 5'])
})
