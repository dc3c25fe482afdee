import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTick, createTick } from '../testing/ticks.ts'
import { checkTick, dayChange, dayChangePct, isNewer } from './index.ts'

describe('order of ticks', () => {
  it('[RP-STREAM-23] the greater sequence is newer, and any tick of a later epoch', () => {
    const tick = createTick({ epoch: 5, sequence: 10 })
    expect(isNewer(tick, null)).toBe(true)
    expect(isNewer(tick, createTick({ epoch: 5, sequence: 9 }))).toBe(true)
    expect(isNewer(tick, createTick({ epoch: 4, sequence: 999 }))).toBe(true)
    expect(isNewer(tick, tick)).toBe(false)
    expect(isNewer(tick, createTick({ epoch: 5, sequence: 11 }))).toBe(false)
    expect(isNewer(tick, createTick({ epoch: 6, sequence: 0 }))).toBe(false)
  })

  it('of two different ticks exactly one is newer', () => {
    const order = fc.record({ epoch: fc.nat(3), sequence: fc.nat(5) })
    fc.assert(
      fc.property(order, order, (a, b) => {
        const same = a.epoch === b.epoch && a.sequence === b.sequence
        expect(Number(isNewer(a, b)) + Number(isNewer(b, a))).toBe(same ? 0 : 1)
      }),
    )
  })
})

describe('change', () => {
  it('[RP-STREAM-14] change and percentage follow from the previous close', () => {
    const tick = createTick({ price: 128_450, previousClose: 126_600 })
    expect(dayChange(tick)).toBe(1850)
    expect(dayChangePct(tick)).toBe(0.01461295)
    expect(dayChange(createTick({ previousClose: null }))).toBeNull()
    expect(dayChangePct(createTick({ previousClose: null }))).toBeNull()
    expect(dayChange(createTick({ price: 5, previousClose: 0 }))).toBe(5)
    expect(dayChangePct(createTick({ price: 5, previousClose: 0 }))).toBeNull()
  })

  it('[RP-STREAM-14] price less change is the previous close, exactly, for every tick', () => {
    fc.assert(
      fc.property(anyTick, tick => {
        const change = dayChange(tick)
        if (change === null) expect(tick.previousClose).toBeNull()
        else expect(BigInt(tick.price) - BigInt(change)).toBe(BigInt(tick.previousClose ?? 0))
      }),
    )
  })
})

describe('checkTick', () => {
  it('accepts what the wire can represent', () => {
    fc.assert(fc.property(anyTick, tick => checkTick(tick)))
  })

  it.each([
    ['epoch', -1],
    ['epoch', 1.5],
    ['sequence', 2 ** 52],
    ['time', Number.NaN],
    ['price', 0.5],
    ['price', 2 ** 52],
    ['bid', -(2 ** 52)],
    ['ask', Number.POSITIVE_INFINITY],
    ['previousClose', 1e-9],
    ['scale', 13],
    ['scale', -1],
    ['unit', 'GBp'],
    ['unit', 'EURO'],
    ['unit', 'GB1'],
    ['state', 'OPEN'],
  ])('refuses %s %s and names the field', (field, given) => {
    expect(() => checkTick({ ...createTick(), [field]: given })).toThrow(
      expect.objectContaining({ code: 'WIRE_OUT_OF_RANGE', field, given }),
    )
  })
})
