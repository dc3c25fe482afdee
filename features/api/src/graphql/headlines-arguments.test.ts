import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { type HeadlinesArguments, toHeadlinesQuery } from './headlines-arguments.ts'

const today = getIsoDate('2026-07-15')
const query = (given: Partial<HeadlinesArguments> = {}) => toHeadlinesQuery({ symbol: ['LSE:HVL'], ...given }, today)

describe('arguments of newsHeadlines', () => {
  it('[RP-API-2] are symbol, startDate, endDate, limit, startAt and sourceCode, with London days', () => {
    expect(
      query({ startDate: '01/02/2026', endDate: '1/7/2026', limit: 25, startAt: 50, sourceCode: ['ALLIANCE'] }),
    ).toEqual({
      symbols: ['LSE:HVL'],
      from: new Date('2026-02-01T00:00:00Z'),
      to: new Date('2026-07-01T23:00:00Z'),
      limit: 25,
      startAt: 50,
      sourceCodes: ['ALLIANCE'],
    })
  })

  it('default to the last six months, the first ten and every source', () => {
    const defaults = {
      symbols: ['LSE:HVL'],
      from: new Date('2026-01-15T00:00:00Z'),
      to: new Date('2026-07-15T23:00:00Z'),
      limit: 10,
      startAt: 0,
    }
    expect(query()).toEqual(defaults)
    expect(query({ startDate: null, endDate: null, limit: null, startAt: null, sourceCode: null })).toEqual(defaults)
  })

  it('normalise symbols', () => {
    expect(query({ symbol: ['XLON:HVL', 'aimx:bw.'] }).symbols).toEqual(['LSE:HVL', 'LSE:BW.'])
  })

  it.each<[string, Partial<HeadlinesArguments>]>([
    ['symbol', { symbol: [] }],
    ['symbol', { symbol: ['HVL'] }],
    ['symbol', { symbol: ["LSE:HVL'; drop table news_items"] }],
    ['symbol', { symbol: Array.from({ length: 21 }, () => 'LSE:HVL') }],
    ['startDate', { startDate: '2026-01-01' }],
    ['startDate', { startDate: '31/02/2026' }],
    ['startDate', { startDate: '' }],
    ['startDate', { startDate: '01/01/0000' }],
    ['startDate', { startDate: '02/01/2026', endDate: '01/01/2026' }],
    ['endDate', { endDate: '31/12/9999' }],
    ['limit', { limit: 0 }],
    ['limit', { limit: -1 }],
    ['limit', { limit: 101 }],
    ['startAt', { startAt: -1 }],
    ['startAt', { startAt: 10_001 }],
  ])('report an invalid %s: %j', (field, given) => {
    expect(() => query(given)).toThrow(expect.objectContaining({ code: 'GRAPHQL_BAD_ARGUMENT', field }))
  })
})
