import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { medianNote } from './median-note.ts'

const [friday, monday] = [getIsoDate('2026-11-13'), getIsoDate('2026-11-16')]

it('[RP-COMPARE-27] names the day of medians beside figures of a later day', () => {
  expect(medianNote([{ asAt: getIsoDate('2026-11-12') }, { asAt: friday }], monday)).toBe('Medians as at 13 Nov 2026.')
})

it('[RP-COMPARE-27] says nothing where both are of one day, or there is no median', () => {
  expect(medianNote([{ asAt: monday }], monday)).toBeNull()
  expect(medianNote([null, { asAt: null }], monday)).toBeNull()
})
