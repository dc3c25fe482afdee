import { expect, it } from 'vitest'
import { flash } from './flash.ts'

class Target extends EventTarget {
  readonly dataset: DOMStringMap = {}
}

it('flashes at most once a second', () => {
  const target = new Target()
  const flashes = (now: number) => {
    flash(target, 'up', { now, calm: false })
    const flashed = target.dataset.bwFlash === 'up'
    target.dispatchEvent(new Event('animationend'))
    expect(target.dataset.bwFlash).toBeUndefined()
    return flashed
  }
  expect([0, 1, 999, 1_000, 1_500, 2_000, 10_000].map(flashes)).toEqual([true, false, false, true, false, true, true])
})

it('does not flash with reduced motion', () => {
  const target = new Target()
  flash(target, 'down', { now: 0, calm: true })
  expect(target.dataset).toEqual({})
})
