import type { IsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inParts, lastUntilEach, within } from './price-history.ts'

const day = fc.integer({ min: 0, max: 40 }).map(n => `2026-0${1 + Math.floor(n / 20)}-${10 + (n % 20)}` as IsoDate)

it('selects the days between two dates inclusive, trading days or not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day), day, day, (days, from, to) => {
      const inOrder = days.toSorted().map(one => ({ day: one }))
      expect(within(inOrder, from, to)).toEqual(inOrder.filter(one => one.day >= from && one.day <= to))
    }),
  )
})

const someDay = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10) as IsoDate)

it('[RP-DATA-29] reads no day twice for histories of different lengths to the same day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(someDay), someDay, someDay, someDay, async (days, to, ...starts) => {
      const stored = days.toSorted().map(one => ({ day: one }))
      const readings = new Map<string, readonly (typeof stored)[number][]>()
      const read = async (first: IsoDate, last: IsoDate) => {
        const found = within(stored, first, last)
        readings.set(`${first} ${last}`, found)
        return found
      }
      for (const from of starts) expect(await inParts(from, to, read)).toEqual(within(stored, from, to))
      const all = [...readings.values()].flat()
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

it('[RP-DATA-29] finds the last day until each of some, however far back it lies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(someDay), fc.array(someDay), async (days, asked) => {
      const stored = days.toSorted().map(one => ({ day: one }))
      const lastUntil = (until: string) => stored.findLast(({ day }) => day <= until) ?? null
      const read = async (first: IsoDate, last: IsoDate) => within(stored, first, last)
      const find = async (until: readonly string[]) => until.map(lastUntil)
      expect(await lastUntilEach(asked, '2026-12-31' as IsoDate, read, find)).toEqual(asked.map(lastUntil))
    }),
  )
})

it('[RP-DATA-29] reads the recent years for it and no others', async () => {
  const parts: IsoDate[] = []
  const read = async (first: IsoDate) => {
    parts.push(first)
    return []
  }
  const find = async (until: readonly string[]) => until.map(() => null)
  await lastUntilEach(['2012-06-30', '2025-06-30'], '2026-11-13' as IsoDate, read, find)
  expect(parts).toEqual(['2020-01-01'])
})
