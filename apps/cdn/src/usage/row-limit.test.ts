import { expect, it } from 'vitest'
import { createRowLimit } from './row-limit.ts'

it('limits the rows of a namespace and day, and keeps counting known rows', () => {
  const isWithin = createRowLimit(2)
  const count = {
    day: '2026-11-13',
    application: '',
    namespace: 'acme',
    version: '1.0.0',
    outcome: 'PAINTED',
    count: 1,
  }
  const of = (component: string, more = {}) => {
    const row = { ...count, component, ...more }
    return isWithin(row)
  }
  expect([of('a'), of('b'), of('c'), of('a')]).toEqual([true, true, false, true])
  expect([of('c', { namespace: 'other' }), of('a', { application: 'shop' })]).toEqual([true, false])
  expect(of('c', { day: '2026-11-14' })).toBe(true)
})
