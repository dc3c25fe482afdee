import { describe, expect, it } from 'vitest'
import { addCounts, type CountedModule, countLine, countTests } from './test-count.ts'

type State = 'passed' | 'failed' | 'skipped' | 'pending'

function createModule(states: State[], errors: { module?: number; suite?: number } = {}): CountedModule {
  return {
    children: {
      allTests: () => states.map(state => ({ result: () => ({ state }) })),
      allSuites: () => [{ errors: () => new Array(errors.suite ?? 0).fill({}) }],
    },
    errors: () => new Array(errors.module ?? 0).fill({}),
  }
}

const strict = { outside: [], allowsSkipped: false }

describe('countTests', () => {
  it('counts passed and failed tests over all files', () => {
    expect(countTests([createModule(['passed', 'failed']), createModule(['passed'])], strict)).toEqual({
      passed: 2,
      failed: 1,
    })
  })

  it.each([
    ['a file that does not load', [createModule([], { module: 1 })], strict],
    ['a hook that throws', [createModule([], { suite: 1 })], strict],
    ['an error outside any test', [createModule([])], { ...strict, outside: [new Error('late')] }],
    ['a test that never ended', [createModule(['pending'])], strict],
    ['a skipped test', [createModule(['skipped'])], strict],
  ])('counts %s as a failure', (_what, modules, options) => {
    expect(countTests(modules, options)).toEqual({ passed: 0, failed: 1 })
  })

  it('leaves out what a name filter skipped', () => {
    const modules = [createModule(['passed', 'skipped'])]
    expect(countTests(modules, { ...strict, allowsSkipped: true })).toEqual({ passed: 1, failed: 0 })
  })
})

it('the last line', () => {
  expect(
    countLine(
      addCounts([
        { passed: 1, failed: 0 },
        { passed: 41, failed: 2 },
      ]),
    ),
  ).toBe('42 passed, 2 failed')
})
