/**
 * `npm run mutation -- SUBJECT`: changes the subject's code in hundreds of small ways and counts the changes that its tests
 * notice. `-- costs --mutate FILE` is for one file of it.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { subjects } from './mutation/subjects.ts'

const minScore = 80

const { values, positionals } = parseArgs({ allowPositionals: true, options: { mutate: { type: 'string' } } })
const [name = ''] = positionals
const subject = subjects[name]
if (subject === undefined) {
  console.error(
    `${name === '' ? 'No subject' : `"${name}"`} is not known; there are ${Object.keys(subjects).join(', ')}`,
  )
  process.exit(1)
}
process.chdir(join(import.meta.dirname, '..'))
process.env.MUTATION_TESTS = subject.testFiles.join()
const folder = `.cache/mutation/${name}`
await new Stryker({
  mutate: values.mutate === undefined ? [...subject.mutate] : [values.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  ignorePatterns: ['.cache', '/bench', '/deploy', '/docs', '/gallery', '/specs', '/tests', '/widgets', 'dist'],
  // Its rewriting needs an interface of the compiler that TypeScript 7 does not have, and nothing is compiled here.
  tsconfigFile: 'none',
  tempDirName: `${folder}/sandbox`,
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  jsonReporter: { fileName: `${folder}/report.json` },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: { high: minScore, low: minScore, break: minScore },
}).runMutationTest()
