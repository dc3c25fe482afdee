import { expect, it } from 'vitest'
import { longestTask } from './longest-task.ts'

const url = 'http://localhost:3000/'
const opening = (documentLoaderURL: string) => ({
  name: 'navigationStart',
  ph: 'R',
  args: { data: { documentLoaderURL } },
})
const opened = { ...opening(url), pid: 1, tid: 7, ts: 1000 }
const task = (more: object) => ({ name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1, tid: 7, ts: 2000, ...more })
const trace = (...events: object[]) => JSON.stringify({ traceEvents: events })

it('finds the longest task by the clock and the one that took most of the processor', () => {
  const events = [opened, task({ dur: 60_000, tdur: 20_000 }), task({ dur: 31_000, tdur: 30_000 })]
  expect(longestTask(trace(...events), url)).toEqual({ ms: 60, cpuMs: 30 })
})

it('passes over other threads, other pages and what was before', () => {
  const browsersOwn = { ...opening('chrome://reload-button/'), pid: 2, tid: 7, ts: 1500 }
  const others = [{ tid: 8 }, { pid: 2 }, { ts: 900 }].map(more => task({ dur: 9000, ...more }))
  expect(longestTask(trace(opened, browsersOwn, ...others), url)).toEqual({ ms: 0, cpuMs: 0 })
})

it('refuses a trace without the page', () => {
  expect(() => longestTask(trace(task({ dur: 1 })), url)).toThrow('no page at http://localhost:3000/')
})
