import { expect, it } from 'vitest'
import { findSecondTries, reportSecondTries } from './second-tries.ts'

it('names the tests that passed only when tried again', () => {
  const createTest = (fullName: string, flaky?: boolean) => ({
    fullName,
    diagnostic: () => (flaky === undefined ? undefined : { flaky }),
  })
  const modules = [[createTest('steady', false), createTest('shaky', true)], [createTest('never run')]]
  expect(findSecondTries(modules.map(tests => ({ children: { allTests: () => tests } })))).toEqual(['shaky'])
})

it('names up to three second tries and lets the run pass', () => {
  expect(reportSecondTries(['a', 'b', 'c'])).toEqual({
    lines: ['a', 'b', 'c'].map(name => `passed only at the second try: ${name}`),
    fails: false,
  })
})

it('fails a run with more than three second tries', () => {
  const { lines, fails } = reportSecondTries(['a', 'b', 'c', 'd'])
  expect(fails).toBe(true)
  expect(lines.at(-1)).toBe('4 tests needed a second try; more than 3 fail the run. Mend their causes.')
})
