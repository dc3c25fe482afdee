import type { Socket } from 'node:net'
import { getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { Client, heldWords } from './client.ts'

const createClient = () =>
  new Client({
    ws: {} as WebSocket,
    socket: {} as Socket,
    session: { id: 'a', userId: null, login: null, clientId: null, issuedAt: 0, expiresAt: 1 },
    commandsPerSecond: 1,
    now: 1000,
    validMs: 500,
  })

const idsOf = ({ held, count }: Client) => Array.from({ length: count }, (_, i) => held[i * heldWords])

it('holds any number of symbols, each with the version it was sent', () => {
  const client = createClient()
  for (const id of [7, 0, 9, 3, 5]) client.add(id)
  client.held[client.positionOf(5) * heldWords + 1] = 42
  expect(idsOf(client)).toEqual([7, 0, 9, 3, 5])
  expect([7, 0, 5, 8].map(id => client.positionOf(id))).toEqual([0, 1, 4, -1])
  client.removeAt(1)
  expect(idsOf(client)).toEqual([7, 5, 9, 3])
  expect(client.held[client.positionOf(5) * heldWords + 1]).toBe(42)
  client.removeAt(3)
  expect(client.positionOf(3)).toBe(-1)
  // Nothing of what was there before.
  client.held[client.positionOf(9) * heldWords + 1] = 43
  client.add(8)
  expect(client.held[client.positionOf(8) * heldWords + 1]).toBe(0)
  expect(client.held[client.positionOf(9) * heldWords + 1]).toBe(43)
})

it('uses no more memory than for twice its symbols', () => {
  const client = createClient()
  for (let id = 0; id < 100; id += 1) {
    client.add(id)
    expect(client.held.length).toBeLessThanOrEqual(2 * client.count * heldWords)
  }
})

it('hands out notices in order, at most so many at once, and keeps them from other clients', () => {
  const [client, other] = [createClient(), createClient()]
  const marketCode = getMarketCode('LSE:HVL')
  for (const id of [1, 2, 3]) client.announce({ id, marketCode })
  for (const reason of ['BAD_COMMAND', 'RATE_LIMIT'] as const) client.refuse({ reason, marketCode: null })
  expect([other.announced, other.refused]).toEqual([[], []])
  expect(client.takeAnnounced(2).map(({ id }) => id)).toEqual([1, 2])
  expect(client.takeAnnounced(2).map(({ id }) => id)).toEqual([3])
  expect(client.takeAnnounced(2)).toEqual([])
  expect(client.takeRefused(1).map(({ reason }) => reason)).toEqual(['BAD_COMMAND'])
  expect(client.takeRefused(1).map(({ reason }) => reason)).toEqual(['RATE_LIMIT'])
  expect(client.refused).toEqual([])
})

it('ends with its session', () => {
  expect(createClient()).toMatchObject({ openedAt: 1000, aliveAt: 1000, expiresAt: 1500 })
})
