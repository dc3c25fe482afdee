/**
 * `npm run rules`: holds the rules of specs/ against the names of the tests.
 * Fails on a rule nobody tests and nobody planned, on a citation of no rule, on a duplicate id, and on a planned rule
 * that already has a test. `--all` prints every rule with its count of tests.
 */
import { findRepositoryFiles, readRepositoryFile } from './repository-files.ts'
import { checkRules } from './rules/check.ts'
import { findCitations } from './rules/citation.ts'
import { formatRules, formatSummary, formatTable } from './rules/report.ts'
import { parseRules } from './rules/rule.ts'

const specs = findRepositoryFiles(/^specs\/.*\.md$/).map(file => parseRules(file, readRepositoryFile(file)))
const citations = findRepositoryFiles(/^(?:packages|features|apps|widgets|tests|scripts)\/.*\.test\.tsx?$/)
  // Its sample sources cite rules on purpose.
  .filter(file => file !== 'scripts/rules.test.ts')
  .flatMap(file => findCitations(file, readRepositoryFile(file)))

const check = checkRules(
  specs.flatMap(spec => spec.rules),
  citations,
)
const problems = [...specs.flatMap(spec => spec.problems), ...check.problems]

if (process.argv.includes('--all')) console.log(`${formatRules(check)}\n`)
console.log(formatTable(check.areas))
if (problems.length > 0) console.log(`\n${problems.join('\n')}`)
console.log(`\n${formatSummary(check.areas, problems)}`)
process.exitCode = problems.length === 0 ? 0 : 1
