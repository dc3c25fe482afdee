import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerTally } from './answer-counts.ts'
import { describeStatus, worstState } from './describe-status.ts'
import { marketTimes } from './market-times.ts'
import type { Observed, ObservedPrices } from './observed.ts'
import { durationText, StatusParts } from './status-page.tsx'
import { createFollower } from './status-watch.ts'

const now = Date.parse('2026-11-17T11:00:00Z')
const prices: ObservedPrices = {
  ...{ offered: true, busConnected: true, hasFeed: true, hasGateway: true, lastTickAt: now - 1_000 },
  sources: { well: 0, all: 0 },
  recorder: { writtenAt: now - 2_000 },
  market: { open: true, since: now - 3 * 3_600_000 },
}
const well: Observed = {
  database: 'steady',
  pages: { answered: 100, failed: 0 },
  calls: { answered: 100, failed: 0 },
  refusing: false,
  securities: 900,
  prices,
  servesFiles: true,
  widgets: 16,
  imports: { finishedAt: new Date(now - 3_600_000), failing: 0, failingSince: null },
}
const states = (observed: Partial<Observed>) =>
  Object.fromEntries(
    Object.entries(describeStatus({ ...well, ...observed }, now)).flatMap(([id, { state }]) =>
      state === 'operational' ? [] : [[id, state]],
    ),
  )

describe('what is told of each part', () => {
  it('[RP-STATUS-1] follows from what was observed', () => {
    expect(states({})).toEqual({})
    expect(states({ database: 'silent' })).toEqual({
      ...{ pages: 'down', api: 'down', database: 'down', recorder: 'down', cdn: 'degraded', imports: 'down' },
    })
    expect(states({ pages: { answered: 10, failed: 6 } })).toEqual({ pages: 'down' })
    expect(states({ calls: { answered: 100, failed: 6 } })).toEqual({ api: 'degraded' })
    expect(states({ calls: { answered: 4, failed: 4 } })).toEqual({})
    expect(states({ refusing: true })).toEqual({ pages: 'degraded', api: 'degraded', gateway: 'degraded' })
    expect(states({ widgets: null })).toEqual({ cdn: 'down' })
    expect(states({ imports: { finishedAt: null, failing: 2, failingSince: new Date(now) } })).toEqual({
      imports: 'degraded',
    })
  })

  it.each<[string, Partial<ObservedPrices>, Record<string, string>]>([
    ['the bus is lost', { busConnected: false }, { prices: 'down', gateway: 'degraded' }],
    ['prices are late', { lastTickAt: now - 61_000 }, { prices: 'degraded' }],
    ['prices have stopped', { lastTickAt: now - 301_000 }, { prices: 'down' }],
    ['a source is lost', { sources: { well: 1, all: 2 } }, { prices: 'degraded' }],
    ['prices are not stored', { recorder: { writtenAt: now - 61_000 } }, { recorder: 'degraded' }],
  ])('[RP-STATUS-1] of prices, when %s', (_, part, expected) => {
    expect(states({ prices: { ...prices, ...part } })).toEqual(expected)
  })

  it('[RP-STATUS-2] is no fault where the market is closed or this server does not run it', () => {
    const closed = { open: false, since: now - 1, opensAt: now + 1 } as const
    expect(states({ prices: { ...prices, market: closed, lastTickAt: null } })).toEqual({
      prices: 'closed',
      recorder: 'closed',
    })
    const absent = states({ servesFiles: false, prices: { ...prices, hasGateway: false, recorder: null } })
    expect(absent).toEqual({ gateway: 'absent', recorder: 'absent', cdn: 'absent' })
    expect(worstState(['operational', 'closed', 'absent', 'unknown'])).toBe('operational')
  })

  it('[RP-STATUS-2] is by the hours of the exchanges', () => {
    expect(marketTimes(['LSE'], 'exchange', now)).toMatchObject({ open: true })
    expect(marketTimes(['LSE'], 'exchange', Date.parse('2026-11-15T12:00:00Z'))).toMatchObject({ open: false })
    expect(marketTimes(['LSE'], 'always', now)).toEqual({ open: true, since: 0 })
  })

  it('[RP-STATUS-1] counts the failures of the last minute only', () => {
    let clock = 0
    const tally = new AnswerTally(() => clock)
    for (const status of [200, 404, 500, 503]) tally.add(status)
    expect(tally.counts).toEqual({ answered: 4, failed: 2 })
    clock = 61_000
    expect(tally.counts).toEqual({ answered: 0, failed: 0 })
  })
})

describe('incidents', () => {
  it('[RP-STATUS-5] last by a clock that is never set, with the worst state', () => {
    const follow = createFollower()
    const slow = { ...well, database: 'unsteady' } as const
    follow(well, now, 0)
    follow(slow, now + 5_000, 5_000)
    const during = follow({ ...well, database: 'silent' }, now - 3_600_000, 10_000)
    expect(during.state).toBe('down')
    const after = follow(well, now - 3_595_000, 65_000)
    expect(after.state).toBe('operational')
    expect(after.incidents.find(({ component }) => component === 'database')).toEqual({
      component: 'database',
      state: 'down',
      startedAt: new Date(now + 5_000).toISOString(),
      lastedSeconds: 60,
      over: true,
    })
  })

  it('[RP-STATUS-5] are the last ten', () => {
    const follow = createFollower()
    let last = follow(well, now, 0)
    for (let at = 1; at <= 30; at++)
      last = follow(at % 2 ? { ...well, widgets: null } : well, now + at * 1_000, at * 1_000)
    expect(last.incidents).toHaveLength(10)
    expect(last.incidents[0]?.startedAt).toBe(new Date(now + 29_000).toISOString())
  })

  it('[RP-STATUS-5] have times that can be read', () => {
    expect([1, 119, 120, 7_199, 7_200].map(durationText)).toEqual([
      ...['1 second', '119 seconds', '2 minutes', '120 minutes', '2 hours'],
    ])
  })
})

it('[RP-STATUS-6] each state has a word and a mark', () => {
  const follow = createFollower()
  const { components } = follow(
    { ...well, pages: { answered: 10, failed: 9 }, refusing: true, prices: { ...prices, recorder: null } },
    now,
    0,
  )
  const html = renderToStaticMarkup(<StatusParts components={components} />)
  for (const words of ['Operational', 'Degraded', 'Outage', 'Not on this server'])
    expect(html).toMatch(new RegExp(`(</svg>|</span>)${words}</p>`))
})
