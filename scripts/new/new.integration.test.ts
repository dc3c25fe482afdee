import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from '../repository-copy.fixture.ts'
import { namesOf } from './names.ts'
import { plans } from './plans.ts'

/** Two words, so that every spelling of a name occurs. */
const name = 'recipe-trial'
const kinds = Object.keys(plans)
const paths = Object.values(plans).flatMap(plan => {
  const { files, edits } = plan(namesOf(name))
  return [...Object.keys(files), ...edits.map(({ path }) => path)]
})
const tests = paths.filter(path => /\.test\.tsx?$/.test(path))
/** What an importer's format is tried with, beside the others. */
const formats = ['apps/importer/src/files/every-format.integration.test.ts', '-t', name]

/** What a new file or an edit can break elsewhere. */
const checks = [
  'scripts/architecture',
  'scripts/docs.test.ts',
  'scripts/vocabulary.test.ts',
  'scripts/function-length.test.ts',
  'packages/catalogue/src',
  'packages/contract/src/shapes',
  'packages/contract/src/views',
  'packages/domain/src/page.test.ts',
  'packages/domain/src/sidebar.test.ts',
  'apps/cdn/src/publish',
]

/** Only to end what hangs: the compiler takes half a minute on an idle machine. */
const timeout = 600_000

let copy: RepositoryCopy

interface Run {
  readonly ok: boolean
  readonly output: string
}

/** Runs a script of the copy. */
function run(script: string, ...args: string[]): Promise<Run> {
  return new Promise(resolve => {
    const options = { cwd: copy.root, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 26 }
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    )
  })
}

/** What a script said if it failed. */
async function failureOf(script: string, ...args: string[]): Promise<string> {
  const { ok, output } = await run(script, ...args)
  return ok ? '' : output
}

const vitest = 'node_modules/vitest/vitest.mjs'

beforeAll(async () => {
  copy = copyRepository()
  for (const kind of kinds) expect(await failureOf('scripts/new.ts', kind, name)).toBe('')
}, timeout)

afterAll(() => copy.remove())

describe(`npm run new, of ${kinds.join(', ')}, makes`, () => {
  it('what the compiler accepts', { timeout }, async () => {
    // As npm run types does, without the tests of everything else.
    const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, tsBuildInfoFile: null }
    const references = ['shared', 'browser', 'server'].map(project => ({ path: `./tsconfig.${project}.json` }))
    const include = ['types/assets.d.ts', ...tests]
    const project = { extends: './tsconfig.tests.json', compilerOptions, include, references }
    writeFileSync(join(copy.root, 'tsconfig.recipe.json'), JSON.stringify(project))
    expect(await failureOf('node_modules/typescript/bin/tsc', '-b', 'tsconfig.recipe.json')).toBe('')
  })

  it('what the linter accepts', { timeout }, async () => {
    const linted = paths.filter(path => /\.(?:tsx?|css|json)$/.test(path) && path !== 'package-lock.json')
    expect(await failureOf('node_modules/@biomejs/biome/bin/biome', 'check', ...linted)).toBe('')
  })

  it('tests that pass, as do the checks of the repository', { timeout }, async () => {
    expect(await failureOf(vitest, 'run', '--project=unit', ...tests, ...checks)).toBe('')
    expect(await failureOf(vitest, 'run', '--project=integration', ...formats)).toBe('')
  })

  it('tests that fail when what they test is broken', { timeout, retry: 0 }, async () => {
    copy.replace(`widgets/${name}/src/element.tsx`, '<Facts view={view} of="Recipe trial" />', 'null')
    copy.replace(`features/api/src/widgets/${name}-figures.ts`, 'textValue(isin)', 'textValue(null)')
    copy.replace(`packages/blocks/src/${name}/${name}.tsx`, '<FigureText value={value} />', 'null')
    copy.replace(`features/research/src/${name}/${name}-view.ts`, 'textValue(isin)', 'textValue(null)')
    copy.replace(`packages/import-formats/src/formats/${name}/${name}.ts`, '!isCurrency(currency)', 'false')
    const report = join(copy.root, 'report.json')
    await run(vitest, 'run', '--project=unit', '--reporter=json', `--outputFile=${report}`, ...tests)
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly testResults: readonly { readonly name: string; readonly status: string }[]
    }
    const failed = testResults.filter(({ status }) => status === 'failed')
    expect(failed.map(file => file.name.slice(copy.root.length + 1)).toSorted()).toEqual(tests.toSorted())
  })
})

describe('npm run new', () => {
  const lockfile = () => readFileSync(join(copy.root, 'package-lock.json'), 'utf8')

  it('refuses a name that is taken', async () => {
    expect(await failureOf('scripts/new.ts', 'widget', name)).toContain(`"${name}" is taken: widgets/${name}`)
  })

  it('lists on a dry run, and writes nothing', async () => {
    const before = lockfile()
    const { output } = await run('scripts/new.ts', 'widget', 'another-trial', '--dry-run')
    expect(output).toContain('would write   widgets/another-trial/src/element.tsx')
    expect(lockfile()).toBe(before)
  })
})
