import { getMarketCode, type MarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMarketCode } from '../testing/ticks.ts'
import { EntryIndex } from './entry-index.ts'
import { entryBytes, maxSymbolId } from './layout.ts'
import { writeEntry } from './market-code-entry.ts'

function entryOf(code: MarketCode): DataView {
  // At an odd offset, as in a message.
  const view = new DataView(new ArrayBuffer(entryBytes + 3), 3)
  writeEntry(view, 0, 0, code)
  return view
}

it('finds the same as a map, after any additions and removals', () => {
  const codes = fc.uniqueArray(anyMarketCode, { minLength: 1, maxLength: 60 })
  const steps = fc.array(fc.nat(), { maxLength: 400 })
  fc.assert(
    fc.property(codes, steps, (known, turns) => {
      const index = new EntryIndex()
      const model = new Map<MarketCode, number>()
      for (const turn of turns) {
        const code = known[turn % known.length] as MarketCode
        if (model.delete(code)) index.delete(code)
        else {
          model.set(code, turn & 0xffff)
          index.add(code, turn & 0xffff)
        }
        expect(index.size).toBe(model.size)
      }
      for (const code of known) {
        expect(index.find(entryOf(code), 0)).toBe(model.get(code) ?? -1)
        expect(index.findCode(code)).toBe(model.get(code) ?? -1)
      }
    }),
  )
})

it('holds and returns thousands of ids, up to the highest', () => {
  const index = new EntryIndex()
  const codes = Array.from({ length: 5000 }, (_, i) => getMarketCode(`LSE:N${i}`))
  codes.forEach((code, i) => {
    index.add(code, maxSymbolId - i)
  })
  expect(codes.every((code, i) => index.findCode(code) === maxSymbolId - i)).toBe(true)
  for (const code of codes.filter((_, i) => i % 3 !== 0)) index.delete(code)
  expect(codes.every((code, i) => index.findCode(code) === (i % 3 === 0 ? maxSymbolId - i : -1))).toBe(true)
})

it('ignores the removal of an unknown symbol', () => {
  const index = new EntryIndex()
  index.add(getMarketCode('LSE:HVL'), 7)
  index.delete(getMarketCode('LSE:BW.'))
  expect([index.size, index.findCode(getMarketCode('LSE:HVL'))]).toEqual([1, 7])
})

it('does not confuse entries that differ in one byte', () => {
  fc.assert(
    fc.property(anyMarketCode, fc.nat(entryBytes - 1), fc.integer({ min: 1, max: 255 }), (code, at, change) => {
      const index = new EntryIndex()
      index.add(code, 0xffff)
      const view = entryOf(code)
      view.setUint8(at, view.getUint8(at) ^ change)
      expect(index.find(view, 0)).toBe(-1)
    }),
  )
})

it('tells apart symbols whose hashes are the same', () => {
  const index = new EntryIndex()
  const [first, second] = [getMarketCode('LSE:15CC7ZO'), getMarketCode('LSE:1S2Y7P2')]
  index.add(first, 1)
  expect(index.findCode(second)).toBe(-1)
  index.add(second, 2)
  expect([index.findCode(first), index.findCode(second)]).toEqual([1, 2])
})
