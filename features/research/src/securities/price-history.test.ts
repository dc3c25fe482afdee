import type { IsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { within } from './price-history.ts'

const day = fc.integer({ min: 0, max: 40 }).map(n => `2026-0${1 + Math.floor(n / 20)}-${10 + (n % 20)}` as IsoDate)

it('selects the days between two dates inclusive, trading days or not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day), day, day, (days, from, to) => {
      const inOrder = days.toSorted().map(one => ({ day: one }))
      expect(within(inOrder, from, to)).toEqual(inOrder.filter(one => one.day >= from && one.day <= to))
    }),
  )
})
