import { expect, it } from 'vitest'
import { findCrashes, type RunModule } from './crashed-workers.ts'

const crashOf = (signal: string, files: string) =>
  new Error('[vitest-pool]: Worker forks emitted error.', {
    cause: new Error(`Worker exited unexpectedly with signal ${signal} during started state while running ${files}`),
  })
const toModule = (moduleId: string, state: string): RunModule => ({ moduleId, state: () => state })

it('finds the files that a crash has cut off, and those that it kept from being run', () => {
  const done = toModule('/a.test.ts', 'passed')
  const cut = toModule('/b.test.ts', 'pending')
  const error = crashOf('SIGTRAP', 'test files /a.test.ts, /b.test.ts, /c.test.ts')
  expect(findCrashes([error], [done, cut])).toEqual({ files: ['/b.test.ts', '/c.test.ts'], whole: [done], others: [] })
})

it.each([
  ['who stopped the worker', crashOf('SIGKILL', 'test file /a.test.ts')],
  ['an error of a test', new Error('late', { cause: new Error('of something else') })],
  ['what is no error', 'thrown'],
])('leaves %s as it is', (_what, error) => {
  const module = toModule('/a.test.ts', 'pending')
  expect(findCrashes([error], [module])).toEqual({ files: [], whole: [module], others: [error] })
})
