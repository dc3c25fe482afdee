import type { Socket } from 'node:net'
import { getMarketCode, type MarketCode, openTerms, type VenueTerms } from '@bellwether/domain'
import { createMemoryBus } from '@bellwether/price-bus'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { brackwell, hvl, many } from '../testing/streamed-market.ts'
import { Client } from './client.ts'
import { ClientList } from './client-list.ts'
import { EntitledPrices } from './entitled-prices.ts'
import { HeldBackPrices } from './held-back-prices.ts'
import { maxSymbolLimit } from './limits.ts'
import type { Listed, ListedLookup } from './listed-lookup.ts'
import { Subscriptions } from './subscriptions.ts'

interface Case {
  readonly maxSymbols?: number
  readonly terms?: Partial<VenueTerms>
}

function createCase({ maxSymbols = 10, terms = {} }: Case = {}) {
  const { board } = createMemoryBus({ onError: () => {} })
  const clock = { wall: () => 0, monotonic: () => 0 }
  const heldBack = new HeldBackPrices({ board, clock, findEarlier: async () => [], onError: () => {} })
  const questions: [MarketCode, (listed: Listed) => void][] = []
  const lookup = { ask: (code: MarketCode, answer: (listed: Listed) => void) => void questions.push([code, answer]) }
  const told: Client[] = []
  const subscriptions = new Subscriptions({
    prices: new EntitledPrices({ board, heldBack, terms: new Map([['LSE', { ...openTerms, ...terms }]]) }),
    lookup: lookup as unknown as ListedLookup,
    maxSymbols,
    onNews: client => void told.push(client),
  })
  const clients = new ClientList()
  function connect(userId: number | null = null) {
    const client = new Client({
      ws: {} as WebSocket,
      socket: {} as Socket,
      session: { id: 'a', userId, login: null, clientId: null, issuedAt: 0, expiresAt: 1 },
      commandsPerSecond: 1,
      now: 0,
      validMs: 1,
    })
    clients.add(client)
    return {
      client,
      say: (...commands: string[]) => {
        for (const command of commands) subscriptions.carryOut(client, command)
      },
      announced: () => client.announced.map(({ marketCode }) => marketCode),
      refused: () => client.refused.map(({ reason, marketCode }) => [reason, marketCode]),
    }
  }
  /** Answers all that was asked. */
  function answer(listed: Listed = 'STREAMABLE'): MarketCode[] {
    return questions.splice(0).map(([code, give]) => {
      give(listed)
      return code
    })
  }
  return { board, heldBack, clients, subscriptions, told, connect, answer }
}

describe('SUB', () => {
  it('[RP-STREAM-13] announces the symbol under the id by which the board has it, once it is known to exist', () => {
    const { board, subscriptions, told, connect, answer } = createCase()
    const { client, say } = connect()
    expect(client.hasSubscribed).toBe(false)
    say('SUB LSE:HVL')
    expect([client.hasSubscribed, client.count, subscriptions.count, told]).toEqual([true, 0, 0, []])
    answer()
    expect(client.announced).toEqual([{ id: board.find(hvl), marketCode: hvl }])
    expect(client.positionOf(board.find(hvl) ?? -1)).toBe(0)
    expect([subscriptions.count, told, client.pending]).toEqual([1, [client], null])
  })

  it('counts once, during the lookup and after it', () => {
    const { board, subscriptions, connect, answer } = createCase()
    const { say, announced } = connect()
    say('SUB LSE:HVL', 'SUB LSE:HVL')
    expect(answer()).toEqual([hvl])
    say('SUB LSE:HVL')
    expect(answer()).toEqual([])
    expect([announced(), subscriptions.count]).toEqual([[hvl], 1])
    say('UNSUB LSE:HVL')
    expect([board.watched, subscriptions.count]).toEqual([0, 0])
  })

  it('is carried out for each who asks, also for what others watch already', () => {
    const { board, subscriptions, connect, answer } = createCase()
    const [one, other] = [connect(), connect()]
    one.say('SUB LSE:HVL')
    answer()
    other.say('SUB LSE:HVL')
    answer()
    expect(other.client.announced).toEqual(one.client.announced)
    expect([other.announced(), subscriptions.count, board.watched]).toEqual([[hvl], 2, 1])
  })

  it.each(['UNKNOWN_SYMBOL', 'NOT_STREAMABLE'] as const)('is refused where the lookup says %s', listed => {
    const { board, subscriptions, told, connect, answer } = createCase()
    const { client, say, announced, refused } = connect()
    say('SUB LSE:HVL', 'SUB LSE:BW.')
    answer(listed)
    expect(refused()).toEqual([
      [listed, hvl],
      [listed, brackwell],
    ])
    expect([announced(), board.watched, subscriptions.count, told]).toEqual([[], 0, 0, [client, client]])
  })

  it('[RP-ACCESS-3] is refused where the viewer may see no prices', () => {
    const { connect, answer } = createCase({ terms: { guests: 'NONE' } })
    const [guest, user] = [connect(), connect(1)]
    guest.say('SUB LSE:HVL')
    user.say('SUB LSE:HVL')
    answer()
    expect([guest.refused(), guest.announced()]).toEqual([[['NOT_ENTITLED', hvl]], []])
    expect([user.refused(), user.announced()]).toEqual([[], [hvl]])
  })

  it('[RP-ACCESS-2] has ids of their own for those who see prices later', () => {
    const { board, heldBack, connect, answer } = createCase({ terms: { guests: 'DELAYED', delayMinutes: 15 } })
    const [guest, user] = [connect(), connect(1)]
    guest.say('SUB LSE:HVL')
    user.say('SUB LSE:HVL')
    answer()
    expect(guest.client.announced).toEqual([{ id: heldBack.find(hvl, 15 * 60_000), marketCode: hvl }])
    expect(user.client.announced).toEqual([{ id: board.find(hvl), marketCode: hvl }])
    guest.say('SUB LSE:HVL')
    expect(answer()).toEqual([])
    user.say('UNSUB LSE:HVL')
    // Those who see it later still need it.
    expect([board.watched, user.client.count, guest.client.count]).toEqual([1, 0, 1])
    guest.say('UNSUB LSE:HVL')
    expect([board.watched, guest.client.count, heldBack.find(hvl, 15 * 60_000)]).toEqual([0, 0, null])
  })

  it('is refused beyond the limit of symbols, and again possible after an UNSUB', () => {
    const { connect, answer } = createCase({ maxSymbols: 2 })
    const { say, announced, refused } = connect()
    say('SUB LSE:S0', 'SUB LSE:S1')
    answer()
    say('SUB LSE:S2')
    expect(answer()).toEqual([])
    expect([announced(), refused()]).toEqual([many.slice(0, 2), [['SYMBOL_LIMIT', many[2]]]])
    say('UNSUB LSE:S0', 'SUB LSE:S2')
    answer()
    expect(announced()).toEqual(many.slice(1, 3))
  })

  it('counts towards the limit only if it exists: more may be looked up at once', () => {
    const { connect, answer, subscriptions } = createCase({ maxSymbols: 2 })
    const { say, announced, refused } = connect()
    say('SUB LSE:S0', 'SUB LSE:S1', 'SUB LSE:S2')
    expect(refused()).toEqual([])
    answer()
    expect([announced(), refused()]).toEqual([many.slice(0, 2), [['SYMBOL_LIMIT', many[2]]]])
    expect(subscriptions.count).toBe(2)
  })

  it('is refused while too many lookups are under way', () => {
    const { connect, answer } = createCase()
    const { say, refused } = connect()
    for (let i = 0; i < maxSymbolLimit; i += 1) say(`SUB LSE:N${i}`)
    expect(refused()).toEqual([])
    say('SUB LSE:HVL')
    expect(refused()).toEqual([['SYMBOL_LIMIT', hvl]])
    expect(answer('UNKNOWN_SYMBOL')).toHaveLength(maxSymbolLimit)
    say('SUB LSE:HVL')
    expect(answer()).toEqual([hvl])
  })
})

describe('UNSUB', () => {
  it('during the lookup leaves nothing of the subscription', () => {
    const { board, subscriptions, told, connect, answer } = createCase()
    const { client, say, announced } = connect()
    say('SUB LSE:HVL', 'SUB LSE:BW.', 'UNSUB LSE:HVL')
    answer()
    expect([announced(), board.watched, subscriptions.count]).toEqual([[brackwell], 1, 1])
    expect(told).toEqual([client])
  })

  it('before the announcement was sent takes back that one', () => {
    const { board, subscriptions, connect, answer } = createCase()
    const { client, say, announced } = connect()
    say('SUB LSE:HVL', 'SUB LSE:BW.')
    answer()
    say('UNSUB LSE:HVL')
    expect([announced(), board.find(hvl), client.count, subscriptions.count]).toEqual([[brackwell], null, 1, 1])
  })

  it('of what is not subscribed to, by this client or by any, changes nothing and is not a first SUB', () => {
    const { board, subscriptions, connect, answer } = createCase()
    const [one, other] = [connect(), connect()]
    one.say('SUB LSE:HVL')
    answer()
    other.say('UNSUB LSE:HVL', 'UNSUB LSE:BW.')
    expect([board.watched, subscriptions.count, one.client.count]).toEqual([1, 1, 1])
    expect([other.client.hasSubscribed, other.refused()]).toEqual([false, []])
  })
})

it('refuses anything but a command', () => {
  const { told, connect } = createCase()
  const { client, say, refused } = connect()
  say('hello', `SUB ${getMarketCode('LSE:HVL')} `)
  expect(refused()).toEqual([
    ['BAD_COMMAND', null],
    ['BAD_COMMAND', null],
  ])
  expect([client.hasSubscribed, told]).toEqual([false, [client, client]])
})

describe('a client that leaves', () => {
  it('lets go of everything it watched, and nothing of others', () => {
    const { board, clients, subscriptions, connect, answer } = createCase()
    const [one, other] = [connect(), connect()]
    one.say('SUB LSE:HVL', 'SUB LSE:BW.')
    other.say('SUB LSE:HVL')
    answer()
    clients.remove(one.client)
    subscriptions.end(one.client)
    expect([board.watchedCodes(), subscriptions.count, one.client.count]).toEqual([[hvl], 1, 0])
  })

  it('gets nothing of a lookup that ends later', () => {
    const { board, clients, subscriptions, told, connect, answer } = createCase()
    const { client, say, announced } = connect()
    say('SUB LSE:HVL')
    clients.remove(client)
    subscriptions.end(client)
    answer()
    expect([announced(), board.watched, subscriptions.count, told]).toEqual([[], 0, 0, []])
  })
})
