/**
 * `npm run mutation -- SUBJECT`: changes the subject's code in hundreds of small ways and counts the changes that its tests
 * notice. `-- costs --mutate FILE` is for one file of it; `-- gateway --sample 150 --seed 1` tries only a sample of what the
 * quick tests leave on the slow ones. `--concurrency 1` leaves the other cores to others.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { createRandom, shuffled } from '../bench/fanout/load/deal.ts'
import { scoreOf } from './mutation/score.ts'
import { subjects } from './mutation/subjects.ts'

type Options = ConstructorParameters<typeof Stryker>[0]
type Results = Awaited<ReturnType<Stryker['runMutationTest']>>

const minScore = 0.8
const unneeded = ['.cache', '/bench', '/deploy', '/gallery', '/specs', '/tests']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
})
const [name = ''] = positionals
const subject = subjects[name]
if (subject === undefined) {
  console.error(
    `${name === '' ? 'No subject' : `"${name}"`} is not known; there are ${Object.keys(subjects).join(', ')}`,
  )
  process.exit(1)
}
const { mutate, quickTests, slowTests } = subject
process.chdir(join(import.meta.dirname, '..'))
const folder = `.cache/mutation/${name}`

// Of a single file nothing is kept: Stryker would add what it has kept of the others.
const incremental = values.mutate === undefined
const quick = await run('quick', quickTests, { incremental, incrementalFile: `${folder}/incremental.json` })
const valid = quick.filter(({ status }) => status !== 'Ignored')
const left = valid.filter(({ status }) => !isNoticed(status))
const tried = slowTests.length === 0 ? [] : choose(left)
process.env.MUTATION_CHOSEN = tried.map(({ id }) => id).join()
const slow =
  tried.length === 0
    ? []
    : await run('slow', slowTests, {
        plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/chosen-checker.ts'],
        checkers: ['chosen'],
      })
const ids = new Set(tried.map(({ id }) => id))
const counts = {
  mutants: valid.length,
  noticedByQuick: valid.length - left.length,
  tried: tried.length,
  noticedBySlow: slow.filter(({ id, status }) => ids.has(id) && isNoticed(status)).length,
}
const { share, standardError } = scoreOf(counts)
const percent = (part: number) => `${(part * 100).toFixed(1)} %`
console.log(
  [
    `${name}: ${counts.mutants} mutants, ${counts.noticedByQuick} noticed by the quick tests`,
    ...(tried.length === 0 ? [] : [`${counts.noticedBySlow} of ${tried.length} others by the slow ones`]),
    percent(share),
    ...(standardError === 0 ? [] : [`standard error ${percent(standardError)}`]),
  ].join(', '),
)
process.exitCode = share < minScore ? 1 : 0

function isNoticed(status: string): boolean {
  return status === 'Killed' || status === 'Timeout'
}

function choose(from: Results): Results {
  const size = values.sample === undefined ? from.length : Number(values.sample)
  return shuffled(from.length, createRandom(Number(values.seed)))
    .slice(0, size)
    .flatMap(index => from[index] ?? [])
}

function run(pass: string, tests: readonly string[], options: Options): Promise<Results> {
  process.env.MUTATION_TESTS = tests.join()
  return new Stryker({
    mutate: values.mutate === undefined ? [...mutate] : [values.mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    // The site needs its build, and serves documents and widgets.
    ignorePatterns: [...unneeded, 'dist', '!/apps/site/dist'],
    // Its rewriting needs an interface of the compiler that TypeScript 7 does not have, and nothing is compiled here.
    tsconfigFile: 'none',
    tempDirName: `${folder}/sandbox`,
    jsonReporter: { fileName: `${folder}/${pass}.json` },
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false },
    concurrency: Number(values.concurrency),
    // Far more than a run takes on a crowded machine, where it would count as noticed what was only slow.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    timeoutFactor: 3,
    ...options,
  }).runMutationTest()
}
