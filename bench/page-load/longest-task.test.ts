import { expect, it } from 'vitest'
import { longestTask } from './longest-task.ts'

const loaded = { name: 'loadEventEnd', ph: 'R', pid: 1, tid: 7, ts: 9000 }
const task = (more: object) => ({ name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1, tid: 7, ts: 2000, ...more })
const trace = (...events: object[]) => JSON.stringify({ traceEvents: events })

it('finds the longest task by the clock and the one that took most of the processor', () => {
  const events = [loaded, task({ dur: 60_000, tdur: 20_000 }), task({ dur: 31_000, tdur: 30_000 })]
  expect(longestTask(trace(...events))).toEqual({ ms: 60, cpuMs: 30 })
})

it('passes over other threads and the page before', () => {
  const events = [{ ...loaded, pid: 2, ts: 1 }, loaded, task({ tid: 8, dur: 9000 }), task({ pid: 2, dur: 9000 })]
  expect(longestTask(trace(...events))).toEqual({ ms: 0, cpuMs: 0 })
})

it('refuses a trace without a page', () => {
  expect(() => longestTask(trace(task({ dur: 1 })))).toThrow('no page that has loaded')
})
