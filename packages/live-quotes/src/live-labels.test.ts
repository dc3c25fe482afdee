import { tickStates } from '@bellwether/wire'
import { describe, expect, it } from 'vitest'
import { priceStatus, rowStatus, streamStatus } from './live-labels.ts'

const live = { phase: 'live', attempts: 0, draining: false } as const
const time = Date.UTC(2026, 10, 13, 16, 30, 5)

const london = { zone: 'Europe/London', delayMinutes: 20 }

describe('the status beside the switch', () => {
  it('is different for every phase and reason', () => {
    const words = [
      streamStatus({ phase: 'off', reason: null }, []),
      streamStatus({ phase: 'starting', step: 'session' }, []),
      streamStatus(live, []),
      streamStatus({ ...live, phase: 'stale', cause: 'silence' }, []),
      streamStatus({ phase: 'reconnecting', step: 'waiting', attempts: 1 }, []),
      ...(['SESSION_FAILED', 'SESSION_ENDED', 'CLOSED_BY_SERVER', 'CONNECTION_LOST', 'HIDDEN'] as const).map(reason =>
        streamStatus({ phase: 'off', reason }, []),
      ),
    ]
    expect(words.slice(0, 5)).toEqual(['Off', 'Starting', 'Live', 'Stale: prices may be old', 'Reconnecting'])
    expect(new Set(words).size).toBe(words.length)
  })

  it('says live only when a price is live', () => {
    expect(streamStatus(live, ['LIVE'])).toBe('Live')
    expect(streamStatus(live, ['AUCTION'])).toBe('Live')
    expect(streamStatus(live, ['CLOSED', 'CLOSED'])).toBe('On: market closed')
    expect(streamStatus(live, ['SUSPENDED'])).toBe('On: dealing suspended')
    expect(streamStatus(live, ['DELAYED'])).toBe('On: delayed')
    expect(streamStatus(live, ['REFUSED'])).toBe('On: no live price available')
    expect(streamStatus(live, ['CLOSED', 'LIVE'])).toBe('Live')
  })
})

describe('the status line of a price', () => {
  it('[RP-STREAM-25] never calls an unconfirmed price live', () => {
    for (const state of tickStates) {
      expect(priceStatus({ state, time }, { ...london, confirmed: false })).not.toMatch(/^Live|^In auction/)
      expect(rowStatus({ state }, false).isLive).toBe(false)
    }
    expect(priceStatus({ state: 'LIVE', time }, { ...london, confirmed: false })).toBe(
      'Not live. Last price at 16:30:05 GMT',
    )
  })

  it('distinguishes live, auction, closed, suspended and delayed', () => {
    const lines = tickStates.map(state => priceStatus({ state, time }, { ...london, confirmed: true }))
    expect(lines[0]).toBe('Live at 16:30:05 GMT')
    expect(new Set(lines).size).toBe(tickStates.length)
    const words = tickStates.map(state => rowStatus({ state }, true).word)
    expect(new Set(words).size).toBe(tickStates.length)
  })
})
