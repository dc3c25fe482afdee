/**
 * Vitest set-up file: a console.error or console.warn that no test asked for fails the test it happens in.
 * A test that expects one replaces the method itself: vi.spyOn(console, 'warn').mockImplementation(() => {}).
 */
import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

const unexpected: string[] = []

for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console)
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`)
    print(...values)
  }
}

beforeEach(() => {
  unexpected.length = 0
})

afterEach(() => {
  const lines = unexpected.splice(0)
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`)
})
