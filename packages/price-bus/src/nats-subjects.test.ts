import { getMarketCode } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { decodeQuestion, encodeQuestion, tickSubject } from './nats-subjects.ts'

describe('subjects of NATS', () => {
  it('keep codes with dots distinct and in one token', () => {
    expect(tickSubject(getMarketCode('LSE:BW.'))).toBe('bellwether.prices.1.tick.LSE:BW_')
    expect(tickSubject(getMarketCode('LSE:BT.A'))).toBe('bellwether.prices.1.tick.LSE:BT_A')
    expect(tickSubject(getMarketCode('NYSE:BRK-B'))).toBe('bellwether.prices.1.tick.NYSE:BRK-B')
  })

  it('carry requests for several symbols and skip invalid market codes', () => {
    const codes = ['LSE:HVL', 'LSE:BW.'].map(getMarketCode)
    expect(decodeQuestion(encodeQuestion(codes))).toEqual(codes)
    expect(decodeQuestion('\nLSE:HVL\nlse:hvl\n*\n>\n')).toEqual(['LSE:HVL'])
    expect(decodeQuestion('')).toEqual([])
  })
})
