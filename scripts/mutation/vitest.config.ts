import { defineConfig } from 'vitest/config'
import { mutatedPackages } from './mutated-packages.ts'
import { QuickestFirst } from './quickest-first.ts'

const include = (process.env.MUTATION_TESTS ?? '').split(',')
const hasDatabase = include.some(files => files.endsWith('.integration.test.ts'))

/** Only the tests of the subject: looking for those of the whole repository would take longer than to run them, for each mutant anew. */
export default defineConfig({
  plugins: [mutatedPackages(process.cwd())],
  test: {
    include,
    setupFiles: ['packages/testing/src/console-guard.ts'],
    globalSetup: hasDatabase ? ['packages/testing/src/integration-global-setup.ts'] : [],
    sequence: { sequencer: QuickestFirst },
    // Each mutant has a worker of its own anyway, in which its files may share what they load.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
