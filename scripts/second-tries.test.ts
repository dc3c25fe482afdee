import { expect, it } from 'vitest'
import { findSecondTries, reportSecondTries } from './second-tries.ts'

it('names the tests that passed only when tried again, with what they failed for first', () => {
  const createTest = (fullName: string, flaky?: boolean, errors?: readonly { message: string; stack: string }[]) => ({
    fullName,
    diagnostic: () => (flaky === undefined ? undefined : { flaky }),
    result: () => ({ errors }),
  })
  const stack = 'Error: expected 1\n    at assert (node_modules/vitest/x.js:1:2)\n    at tests/a.test.ts:7:3'
  const modules = [
    [createTest('steady', false), createTest('shaky', true, [{ message: 'expected 1\n  to be 2', stack }])],
    [createTest('never run'), createTest('silent', true)],
  ]
  expect(findSecondTries(modules.map(tests => ({ children: { allTests: () => tests } })))).toEqual([
    { name: 'shaky', reason: 'expected 1 to be 2 (at tests/a.test.ts:7:3)' },
    { name: 'silent', reason: 'the first try left no error' },
  ])
})

const tries = (...names: readonly string[]) => names.map(name => ({ name, reason: 'late' }))

it('names up to three second tries and lets the run pass', () => {
  expect(reportSecondTries(tries('a', 'b', 'c'))).toEqual({
    lines: ['a', 'b', 'c'].flatMap(name => [`passed only at the second try: ${name}`, '  first: late']),
    fails: false,
  })
})

it('fails a run with more than three second tries', () => {
  const { lines, fails } = reportSecondTries(tries('a', 'b', 'c', 'd'))
  expect(fails).toBe(true)
  expect(lines.at(-1)).toBe('4 tests needed a second try; more than 3 fail the run. Mend their causes.')
})
