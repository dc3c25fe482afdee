/**
 * `npm test`: types, lint, rules, then every Vitest project. The last line is `N passed, N failed`; types, lint and
 * rules count as one each. Arguments go to Vitest (`npm test -- packages/db`, `npm test -- --project browser`); with
 * any of them only Vitest runs.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runVitest } from './run-vitest.ts'
import { addCounts, type Count, countLine } from './test-count.ts'

const root = join(import.meta.dirname, '..')
const givenArguments = process.argv.slice(2)

const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'rules', args: ['scripts/rules.ts'] },
]

const counts: Count[] = []
if (givenArguments.length === 0) counts.push(...checks.map(runCheck))
counts.push(await runVitest(root, givenArguments))

const total = addCounts(counts)
console.log(countLine(total))
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function runCheck(check: (typeof checks)[number]): Count {
  console.log(`\n${check.name}`)
  const { status } = spawnSync(process.execPath, check.args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(status === 0 ? `${check.name}: passed` : `${check.name}: FAILED`)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
