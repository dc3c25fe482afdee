import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMarketCode } from '../testing/ticks.ts'
import { KnownCodes } from './known-codes.ts'
import { entryBytes } from './layout.ts'
import { readEntryCode, writeEntry } from './market-code-entry.ts'

it('answers as reading does, for codes and for anything else, however few places there are', () => {
  const entry = fc.oneof(
    anyMarketCode.map(code => {
      const view = new DataView(new ArrayBuffer(entryBytes))
      writeEntry(view, 0, 0, code)
      return view
    }),
    fc.uint8Array({ minLength: entryBytes, maxLength: entryBytes }).map(bytes => new DataView(bytes.slice().buffer)),
  )
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), fc.constantFrom(2, 4, 4096), (entries, places) => {
      const known = new KnownCodes(places)
      for (const view of [...entries, ...entries]) expect(known.read(view, 0)).toBe(readEntryCode(view, 0))
    }),
  )
})

it('takes no entry for a known one that differs from it in one byte', () => {
  fc.assert(
    fc.property(anyMarketCode, fc.nat(entryBytes - 1), fc.integer({ min: 1, max: 255 }), (code, at, change) => {
      const known = new KnownCodes(2)
      const view = new DataView(new ArrayBuffer(entryBytes))
      writeEntry(view, 0, 0, code)
      known.read(view, 0)
      view.setUint8(at, view.getUint8(at) ^ change)
      expect(known.read(view, 0)).toBe(readEntryCode(view, 0))
    }),
  )
})
