import { expect, it } from 'vitest'
import { longestTask } from './longest-task.ts'

const loaded = { name: 'loadEventEnd', ph: 'R', pid: 1, tid: 7, ts: 9000, args: { frame: 'F1' } }
const task = (more: object) => ({ name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1, tid: 7, ts: 2000, ...more })
const trace = (...events: object[]) => JSON.stringify({ traceEvents: events })

it('finds the longest task by the clock and the one that took most of the processor', () => {
  const events = [loaded, task({ dur: 60_000, tdur: 20_000 }), task({ dur: 31_000, tdur: 30_000 })]
  expect(longestTask(trace(...events), 'F1')).toEqual({ ms: 60, cpuMs: 30 })
})

it('passes over other threads, the page before, and pages of the browser that load later', () => {
  const before = { ...loaded, pid: 2, ts: 1 }
  const browsersOwn = { ...loaded, pid: 3, ts: 9999, args: { frame: 'F2' } }
  const others = [{ tid: 8 }, { pid: 2 }, { pid: 3 }].map(more => task({ dur: 9000, ...more }))
  expect(longestTask(trace(before, loaded, browsersOwn, ...others), 'F1')).toEqual({ ms: 0, cpuMs: 0 })
})

it('refuses a trace without the page', () => {
  expect(() => longestTask(trace(loaded, task({ dur: 1 })), 'F2')).toThrow('no page that has loaded in frame F2')
})
