/** `npm run new -- widget|block|page|importer NAME`: makes the files of one, with its first test, and registers it. */
import { applyPlan, findTaken } from './new/apply-plan.ts'
import { parseCommand } from './new/command.ts'
import { namesOf } from './new/names.ts'
import { plans } from './new/plans.ts'

const command = parseCommand(process.argv.slice(2))
if (typeof command === 'string') stop(command)
const { kind, name, dryRun } = command
const plan = plans[kind]?.(namesOf(name))
if (plan === undefined) stop(`"${kind}" is not known`)
const taken = findTaken(plan)
if (taken !== null) stop(`"${name}" is taken: ${taken} has that name already. Choose another.`)

if (!dryRun) applyPlan(plan)
for (const path of Object.keys(plan.files)) console.log(`${dryRun ? 'would write' : 'wrote'}   ${path}`)
for (const { path } of plan.edits) console.log(`${dryRun ? 'would change' : 'changed'} ${path}`)
for (const path of plan.scripts ?? []) console.log(`${dryRun ? 'would run' : 'ran'}     ${path}`)
if (!dryRun) console.log(`\nNext:\n${plan.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`)

function stop(problem: string): never {
  console.error(problem)
  process.exit(1)
}
