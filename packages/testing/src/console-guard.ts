/**
 * Vitest set-up file: a console.error or console.warn that no test asked for fails the test it happens in.
 * A test that expects one replaces the method itself: vi.spyOn(console, 'warn').mockImplementation(() => {}).
 *
 * Unit tests of several files share a process, so whatever a file leaves replaced is put back when it ends.
 */
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

const unexpected: string[] = []
const methods = ['error', 'warn'] as const
const printed = methods.map(method => console[method])
const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = globalThis
const timers = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate }

for (const [index, method] of methods.entries()) {
  const print = printed[index]?.bind(console)
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`)
    print?.(...values)
  }
}

beforeEach(() => {
  unexpected.length = 0
})

afterEach(() => {
  const lines = unexpected.splice(0)
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`)
})

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  // A spy on a fake timer that outlives the fake clock is restored to the fake, which never fires.
  Object.assign(globalThis, timers)
  for (const [index, method] of methods.entries()) console[method] = printed[index] ?? console[method]
})
