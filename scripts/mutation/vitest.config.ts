import { defineConfig } from 'vitest/config'

/** Only the tests of the subject: looking for those of the whole repository would take longer than to run them, for each mutant anew. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    setupFiles: ['packages/testing/src/console-guard.ts'],
    // A mutant of a constant counts from when its module is loaded.
    isolate: true,
    testTimeout: 60_000,
  },
})
