import { expect, it } from 'vitest'
import { type InPlaceState, nextInPlace } from './in-place-state.ts'

const drawn: InPlaceState<string> = { view: 'drawn', status: 'settled', visits: 0 }

it('[RP-ISLAND-5] keeps what is shown while an answer is on the way, and when there is none', () => {
  const asking = nextInPlace(drawn, { kind: 'asked' })
  expect(asking).toEqual({ ...drawn, status: 'asking' })
  expect(nextInPlace(asking, { kind: 'failed' })).toEqual({ ...drawn, status: 'failed' })
})

it('[RP-ISLAND-5] [RP-ISLAND-6] fills the fields anew after a link, and not while they are filled in', () => {
  const answered = nextInPlace(drawn, { kind: 'answered', view: 'asked', isVisit: false })
  expect(answered).toEqual({ view: 'asked', status: 'settled', visits: 0 })
  expect(nextInPlace(answered, { kind: 'answered', view: 'linked', isVisit: true }).visits).toBe(1)
})
