import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../../testing/listings.ts'
import { createGate, lines } from '../../testing/live-source.ts'
import type { SourceSettings } from './settings/source-settings.ts'

const hvl = createListing('LSE:HVL')
const usual = { code: 'LSE:HVL', bid: 999.5, ask: 1000.5, last: 1000 }
const at = (second: number, given: object = {}) => ({
  ...usual,
  time: new Date(Date.parse('2026-11-13T10:00:00Z') + second * 1000).toISOString(),
  ...given,
})

describe('a tick of a real source', () => {
  it('[RP-FEED-1] has integers at the listing’s unit and scale, its own time and the close of the session before', () => {
    const { passed, send, gate } = createGate([hvl])
    send(at(0))
    const time = Date.parse('2026-11-13T10:00:00Z')
    expect(passed).toEqual([
      {
        marketCode: 'LSE:HVL',
        unit: 'GBX',
        scale: 2,
        // The stored quote is of the session before.
        previousClose: 100_000,
        epoch: Date.UTC(2026, 10, 13),
        sequence: time - Date.UTC(2026, 10, 13),
        time,
        state: 'LIVE',
        price: 100_000,
        bid: 99_950,
        ask: 100_050,
      },
    ])
    expect(gate.counts).toMatchObject({ accepted: 1, quarantined: 0 })
  })

  it('[RP-FEED-1] is converted from the unit and scale in which the source writes the exchange', () => {
    const inPounds: SourceSettings = { ...lines, exchanges: { XLON: {}, LSE: { unit: 'GBP', scale: 4 } } }
    const { passed, send } = createGate([hvl], inPounds)
    send(at(0, { last: 101_234, bid: '101200', ask: 101_250 }))
    expect(passed).toMatchObject([{ price: 101_234, bid: 101_200, ask: 101_250 }])
  })

  it('[RP-FEED-1] with more decimals than the listing has is rounded, half to even', () => {
    const { passed, send } = createGate([hvl])
    send(at(0, { last: '1000.125' }))
    send(at(1, { last: '1000.135' }))
    expect(passed.map(({ price }) => price)).toEqual([100_012, 100_014])
  })

  it('[RP-FEED-7] of a delayed source is marked as delayed', () => {
    const { passed, send } = createGate([hvl], { ...lines, exchanges: { LSE: { delayMinutes: 15 } } })
    send(at(0))
    expect(passed).toMatchObject([{ state: 'DELAYED' }])
  })

  it('a later session is measured from the last price of the one before', () => {
    const { passed, send } = createGate([createListing('LSE:HVL', { at: new Date('2026-11-11T16:35:00Z') })])
    send({ ...usual, time: '2026-11-12T16:00:00Z', last: 1010, ask: 1011 })
    send(at(0))
    expect(passed.map(({ previousClose }) => previousClose)).toEqual([100_000, 101_000])
  })
})

it('[RP-FEED-10] a session that is over ends with a tick of its last price, once, when nothing has come for a while', () => {
  const settings = { ...lines, exchanges: { LSE: { delayMinutes: 15 } } }
  const { gate, send, time, passed } = createGate([hvl], settings)
  const clock = (text: string) => {
    time.now = Date.parse(`2026-11-13T${text}Z`)
  }
  clock('16:45:00')
  send({ ...usual, time: '2026-11-13T16:29:59Z', last: 1010, ask: 1011 })
  clock('16:51:59')
  expect([...gate.closings()]).toEqual([])
  clock('16:52:00')
  const [closing, ...others] = gate.closings()
  expect(closing).toMatchObject({ state: 'CLOSED', price: 101_000, time: Date.parse('2026-11-13T16:35:00Z') })
  expect(others).toEqual([])
  expect([...gate.closings()]).toEqual([])
  send({ ...usual, time: '2026-11-13T16:34:00Z' })
  expect(passed).toHaveLength(1)
})

it('[RP-FEED-10] while ticks come no session ends, whatever the clock says', () => {
  const { gate, send, time, passed } = createGate([hvl])
  time.now = Date.parse('2026-11-13T17:00:00Z')
  send(at(0))
  expect([...gate.closings()]).toEqual([])
  expect(passed).toHaveLength(1)
})

describe('the order of ticks', () => {
  it('[RP-FEED-3] repeated and older ticks are dropped and counted', () => {
    const { passed, send, gate } = createGate([hvl])
    for (const second of [1, 2, 2, 1, 3]) send(at(second))
    expect(passed.map(({ time }) => time % 60_000)).toEqual([1000, 2000, 3000])
    expect(gate.counts).toMatchObject({ accepted: 3, duplicates: 1, outOfOrder: 1 })
  })

  it('[RP-FEED-3] several of a millisecond keep the order in which they came', () => {
    const { passed, send } = createGate([hvl])
    for (const last of [1000, 1001, 999]) send(at(1, { last, bid: null, ask: null }))
    const [first] = passed
    expect(passed.map(({ price, sequence }) => [price, sequence - (first?.sequence ?? 0)])).toEqual([
      [100_000, 0],
      [100_100, 1],
      [99_900, 2],
    ])
  })

  it('[RP-FEED-3] sequences of what passes rise, and every tick counts once, whatever comes', () => {
    const message = fc.record({
      second: fc.nat(20),
      last: fc.constantFrom(1000, 1001, 0, -1, 10, 100_000, 1500),
      code: fc.constantFrom('LSE:HVL', 'LSE:BW.', 'LSE:NO', 'NYSE:X'),
    })
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), messages => {
        const { passed, send, gate } = createGate([hvl, createListing('LSE:BW.')])
        for (const { second, last, code } of messages) send(at(second, { last, code, bid: null, ask: null }))
        for (const code of ['LSE:HVL', 'LSE:BW.']) {
          const own = passed.filter(({ marketCode }) => marketCode === code).map(({ sequence }) => sequence)
          expect(own).toEqual([...new Set(own)].sort((a, b) => a - b))
        }
        const { accepted, duplicates, outOfOrder, unknown, outsideHours, quarantined } = gate.counts
        expect(accepted + duplicates + outOfOrder + unknown + outsideHours + quarantined).toBe(messages.length)
        expect(passed).toHaveLength(accepted)
        expect(passed.every(({ price }) => price === 100_000 || price === 100_100)).toBe(true)
      }),
    )
  })

  it('[RP-FEED-4] numbers that were left out are counted; a source that was connected again may count from the start', () => {
    const numbered: SourceSettings = { ...lines, message: { time: 'time', code: 'code', last: 'last', sequence: 'n' } }
    const { send, gate, passed } = createGate([hvl], numbered)
    for (const [second, n] of [
      [1, 7],
      [2, 8],
      [3, 12],
      [3, 12],
      [4, 11],
    ] as const)
      send(at(second, { n }))
    expect(gate.counts).toMatchObject({ accepted: 3, gaps: 1, missed: 3, duplicates: 1, outOfOrder: 1 })
    gate.restart()
    send(at(5, { n: 1 }))
    send(at(6, { n: 2 }))
    expect(gate.counts).toMatchObject({ accepted: 5, gaps: 1, outOfOrder: 1 })
    expect(passed).toHaveLength(5)
  })
})

describe('ticks that are not believed', () => {
  it.each([
    ['zero', { last: 0 }, 'NOT_POSITIVE'],
    ['a negative price', { last: -1 }, 'NOT_POSITIVE'],
    ['a bid of zero', { bid: 0 }, 'NOT_POSITIVE'],
    ['a bid above the ask', { bid: 1001, ask: 1000 }, 'CROSSED'],
    ['pounds for pence', { last: 10, bid: null, ask: null }, 'SCALE'],
    ['pence for pounds', { last: 100_000, bid: null, ask: null }, 'SCALE'],
    ['an ask in pounds', { ask: 10.005, bid: null }, 'SCALE'],
    ['half the last price', { last: 500, bid: null, ask: null }, 'FAR'],
    ['a time to come', { time: '2026-11-13T13:00:00Z' }, 'FUTURE'],
    ['no price', { last: null }, 'UNREADABLE'],
    ['a price in words', { last: 'many' }, 'UNREADABLE'],
    ['a local time', { time: '13/11/2026 10:00' }, 'UNREADABLE'],
  ])('[RP-FEED-5] %s is quarantined with what was written', (_what, given, reason) => {
    const { passed, quarantined, send, gate } = createGate([hvl])
    send(at(0, given))
    expect(passed).toEqual([])
    expect(quarantined).toMatchObject([{ source: 'lines', reason }])
    expect(quarantined[0]?.written.length).toBeGreaterThan(10)
    expect(gate.counts).toMatchObject({ accepted: 0, quarantined: 1 })
    send(at(1))
    expect(passed).toHaveLength(1)
  })

  it('[RP-FEED-5] what is no JSON at all is quarantined too', () => {
    const { quarantined, send } = createGate([hvl])
    send('{"time":')
    expect(quarantined).toMatchObject([{ reason: 'UNREADABLE', marketCode: null, written: '{"time":' }])
  })

  it('[RP-FEED-6] five in a row that agree, over half a minute, are a new level; 100 times off never is', () => {
    const { passed, send, gate } = createGate([hvl])
    for (let second = 0; second < 50; second += 10) send(at(second, { last: 505 + second / 10, bid: null, ask: null }))
    expect(passed.map(({ price }) => price)).toEqual([50_900])
    send(at(60, { last: 510, bid: null, ask: null }))
    expect(passed).toHaveLength(2)
    for (let second = 100; second < 300; second += 10) send(at(second, { last: 5.1, bid: null, ask: null }))
    expect(gate.counts).toMatchObject({ accepted: 2, quarantined: 24 })
  })

  it('in an auction orders may cross', () => {
    const { passed, send } = createGate([hvl])
    send(at(0, { time: '2026-11-13T07:55:00Z', bid: 1002, ask: 1000 }))
    expect(passed).toMatchObject([{ state: 'AUCTION' }])
  })
})

describe('ticks of nothing that is shown', () => {
  it('[RP-FEED-2] unknown symbols, other exchanges and other messages are counted; the last unknown are named', () => {
    const settings: SourceSettings = {
      ...lines,
      message: {
        items: 'data',
        only: { path: 'type', equals: 'trade' },
        code: 's',
        exchange: 'LSE',
        time: 't',
        timeFormat: 'ms',
        last: 'p',
      },
    }
    const { send, gate, passed } = createGate([hvl, createListing('NYSE:X', { exchange: 'NYSE' })], settings)
    const t = Date.parse('2026-11-13T10:00:00Z')
    send({ status: 'subscribed' })
    send({ data: [{ type: 'trade', s: 'HVL', t, p: 1001 }, { type: 'news' }, { type: 'trade', s: 'NONE', t, p: 1 }] })
    expect(passed).toMatchObject([{ marketCode: 'LSE:HVL', price: 100_100 }])
    expect(gate.counts).toMatchObject({ accepted: 1, unknown: 1, passedOver: 2 })
    for (let i = 0; i < 30; i += 1) send({ data: [{ type: 'trade', s: `N${i}`, t, p: 1 }] })
    expect([...gate.unknownCodes]).toHaveLength(20)
  })

  it('[RP-MARKET-7] trades outside hours are passed over, but for the close that is reported a little late', () => {
    const { send, gate, passed } = createGate([createListing('LSE:HVL', { at: new Date('2026-11-11T16:35:00Z') })])
    for (const time of ['2026-11-12T16:34:00Z', '2026-11-12T16:35:20Z', '2026-11-12T18:00:00Z', '2026-11-13T03:00:00Z'])
      send({ ...usual, time })
    expect(passed.map(({ state }) => state)).toEqual(['AUCTION', 'CLOSED'])
    expect(gate.counts.outsideHours).toBe(2)
  })
})
