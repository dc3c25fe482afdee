import { expect, it } from 'vitest'
import { findSecondTries } from './second-tries.ts'

it('names the tests that passed only when tried again', () => {
  const createTest = (fullName: string, flaky?: boolean) => ({
    fullName,
    diagnostic: () => (flaky === undefined ? undefined : { flaky }),
  })
  const modules = [[createTest('steady', false), createTest('shaky', true)], [createTest('never run')]]
  expect(findSecondTries(modules.map(tests => ({ children: { allTests: () => tests } })))).toEqual(['shaky'])
})
