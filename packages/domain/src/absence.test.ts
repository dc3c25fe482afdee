import { describe, expect, it } from 'vitest'
import { type Absence, absent, fromNullable, isPresent, type Maybe, mapPresent, present } from './absence.ts'

const kinds: Absence[] = ['NOT_APPLICABLE', 'NOT_REPORTED', 'WITHHELD', 'FAILED']

describe('absences', () => {
  it('[RP-DATA-4] are told apart from each other and from a true zero', () => {
    const all: Maybe<number>[] = [present(0), ...kinds.map(kind => absent(kind))]
    expect(new Set(all.map(maybe => JSON.stringify(maybe))).size).toBe(5)
    expect(all.map(isPresent)).toEqual([true, false, false, false, false])
  })

  it('carry a reason only when there is one', () => {
    expect(absent('WITHHELD')).toEqual({ absent: 'WITHHELD' })
    expect(absent('NOT_REPORTED', 'Listed this year')).toEqual({ absent: 'NOT_REPORTED', reason: 'Listed this year' })
  })

  it('[RP-DATA-4] null from a source is not reported, zero is a figure', () => {
    expect(fromNullable(null)).toEqual({ absent: 'NOT_REPORTED' })
    expect(fromNullable(undefined, 'NOT_APPLICABLE')).toEqual({ absent: 'NOT_APPLICABLE' })
    expect(fromNullable(0)).toEqual({ value: 0 })
    expect(fromNullable(false)).toEqual({ value: false })
  })

  it('pass through a change of the value', () => {
    expect(mapPresent(present(2), n => n * 2)).toEqual({ value: 4 })
    expect(mapPresent<number, number>(absent('FAILED'), n => n * 2)).toEqual({ absent: 'FAILED' })
  })
})
