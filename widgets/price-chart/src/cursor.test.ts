import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveCursor } from './cursor.ts'

it('enters at the latest point, and steps one at a time', () => {
  expect(moveCursor('ArrowLeft', null, 10)).toBe(9)
  expect(moveCursor('ArrowLeft', 9, 10)).toBe(8)
  expect(moveCursor('ArrowRight', 8, 10)).toBe(9)
})

it('moves to both ends', () => {
  expect(moveCursor('Home', 5, 10)).toBe(0)
  expect(moveCursor('End', 5, 10)).toBe(9)
})

it('leaves other keys to the page', () => {
  expect(moveCursor('Tab', 5, 10)).toBeNull()
})

it('never moves outside the points', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys)), fc.integer({ min: 1, max: 60 }), (pressed, count) => {
      let cursor: number | null = null
      for (const key of pressed) {
        cursor = moveCursor(key, cursor, count)
        if (cursor === null || cursor < 0 || cursor >= count) return false
      }
      return true
    }),
  )
})
