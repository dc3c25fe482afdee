import { defineConfig } from 'vitest/config'

const include = (process.env.MUTATION_TESTS ?? '').split(',')
const hasDatabase = include.some(files => files.includes('.integration.'))

/** Only the tests of the subject: looking for those of the whole repository would take longer than to run them, for each mutant anew. */
export default defineConfig({
  test: {
    include,
    setupFiles: ['packages/testing/src/console-guard.ts'],
    globalSetup: hasDatabase ? ['packages/testing/src/integration-global-setup.ts'] : [],
    // A mutant of a constant counts from when its module is loaded.
    isolate: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
