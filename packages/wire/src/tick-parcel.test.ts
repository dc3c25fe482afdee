import { getMarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTickRun, createTick, hvl } from '../testing/ticks.ts'
import {
  decodeParcels,
  EntryIndex,
  encodeParcel,
  isNewer,
  parcelBytes,
  type Tick,
  TickTable,
  takeParcels,
} from './index.ts'

const brackwell = getMarketCode('LSE:BW.')

function toParcels(ticks: readonly Tick[], offset = 0): DataView {
  const view = new DataView(new ArrayBuffer(ticks.length * parcelBytes + offset), offset)
  ticks.forEach((tick, i) => {
    encodeParcel(view, i * parcelBytes, tick)
  })
  return view
}

function createCase() {
  const index = new EntryIndex()
  const table = new TickTable(8)
  index.add(hvl, 5)
  return { table, take: (view: DataView) => takeParcels(view, index, table) }
}

it('throws on a buffer too small for a parcel, before writing anything', () => {
  const view = new DataView(new ArrayBuffer(parcelBytes + 9))
  expect(() => encodeParcel(view, 10, createTick())).toThrow(
    expect.objectContaining({ code: 'WIRE_BUFFER_TOO_SMALL', needed: parcelBytes, available: parcelBytes - 1 }),
  )
  expect(new Uint8Array(view.buffer)).toEqual(new Uint8Array(parcelBytes + 9))
})

describe('taking parcels into a table', () => {
  it('takes those of symbols with an id, and counts them', () => {
    const { table, take } = createCase()
    const ticks = [
      createTick({ sequence: 1 }),
      createTick({ marketCode: brackwell }),
      createTick({ sequence: 2, time: 1_794_733_200_500 }),
    ]
    expect(take(toParcels(ticks))).toBeNull()
    expect(table.latest(5, hvl)).toEqual(ticks[2])
    expect([table.taken, table.lastTime]).toEqual([2, 1_794_733_200_500])
    expect([...table.versions].filter(version => version > 0)).toEqual([2])
  })

  it('takes those of the symbol whose id is 0', () => {
    const index = new EntryIndex()
    const table = new TickTable(1)
    index.add(hvl, 0)
    takeParcels(toParcels([createTick()]), index, table)
    expect(table.latest(0, hvl)).toEqual(createTick())
  })

  it('takes none if one is invalid, even of a symbol without an id', () => {
    for (const [at, value, code] of [
      [parcelBytes, 1, 'WIRE_BAD_NUMBER'],
      [parcelBytes + 4, 0x20, 'WIRE_BAD_TEXT'],
      [parcelBytes + 28 + 5, 0x61, 'WIRE_BAD_TEXT'],
    ] as const) {
      const { table, take } = createCase()
      const view = toParcels([createTick(), createTick({ marketCode: brackwell })])
      view.setUint8(at, value)
      expect(take(view)).toMatchObject({ code })
      expect(table.taken).toBe(0)
    }
    const { table, take } = createCase()
    expect(take(new DataView(toParcels([createTick()]).buffer, 0, parcelBytes - 1))).toMatchObject({
      code: 'WIRE_WRONG_LENGTH',
    })
    expect(table.taken).toBe(0)
  })

  it('[RP-STREAM-23] ends at the newest tick, in whatever order ticks arrive', () => {
    fc.assert(
      fc.property(anyTickRun, fc.infiniteStream(fc.nat()), fc.nat(3), (run, choice, offset) => {
        const { table, take } = createCase()
        let newest: Tick | null = null
        for (const _ of run) {
          const tick = run[choice.next().value % run.length] as Tick
          const before = table.taken
          expect(take(toParcels([{ ...tick, marketCode: hvl }], offset))).toBeNull()
          expect(table.taken - before).toBe(isNewer(tick, newest) ? 1 : 0)
          if (isNewer(tick, newest)) newest = tick
          expect(table.latest(5, hvl)).toEqual({ ...newest, marketCode: hvl })
        }
      }),
      { numRuns: 300 },
    )
  })

  it('finds the same faults as decoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 2 * parcelBytes }), fc.nat(2 * parcelBytes), (bytes, at) => {
        const view = toParcels([createTick(), createTick({ marketCode: brackwell })])
        // A valid start, then random bytes.
        new Uint8Array(view.buffer).set(bytes.subarray(0, Math.max(0, view.byteLength - at)), at)
        expect(createCase().take(view)).toEqual(decodeParcels(view, () => {}))
      }),
    )
  })
})
