import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawInTurn } from './draw-in-turn.ts'

let now = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Widgets that take so many milliseconds each; those that have been drawn, in order. */
function drawAll(times: readonly number[]): readonly number[] {
  const drawn: number[] = []
  for (const [widget, ms] of times.entries()) {
    void drawInTurn(() => {
      drawn.push(widget)
      now += ms
    })
  }
  return drawn
}

it('[LD-STEP-30] draws what comes together in one task', () => {
  expect(drawAll([10, 10, 10, 10])).toEqual([0, 1, 2, 3])
})

it('[LD-STEP-30] leaves to later tasks what begins after 50 ms, in the order in which it came', async () => {
  const drawn = drawAll([30, 30, 30, 30, 30])
  expect(drawn).toEqual([0, 1])
  await vi.advanceTimersToNextTimerAsync()
  expect(drawn).toEqual([0, 1, 2, 3])
  await vi.advanceTimersToNextTimerAsync()
  expect(drawn).toEqual([0, 1, 2, 3, 4])
})

it('[LD-STEP-30] begins another turn with the next task', async () => {
  drawAll([60])
  await vi.advanceTimersByTimeAsync(1)
  expect(drawAll([10])).toEqual([0])
})
