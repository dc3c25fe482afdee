import { relative } from 'node:path'
import { parseCLI, startVitest, type TestModule } from 'vitest/node'
import { findCrashes } from './crashed-workers.ts'
import { findSecondTries, reportSecondTries } from './second-tries.ts'
import { addCounts, type Count, countTests } from './test-count.ts'

interface Run {
  readonly count: Count
  readonly modules: readonly TestModule[]
  /** Cut off because their worker crashed. */
  readonly crashed: readonly string[]
}

/** Runs Vitest in the folder; files whose worker crashed a second time. Says which, and which tests needed a second try. */
export async function runVitest(root: string, givenArguments: readonly string[]): Promise<Count> {
  const first = await runOnce(root, givenArguments)
  if (first.crashed.length === 0) return report(first.count, first.modules)
  for (const file of first.crashed) console.log(`run again, since its worker crashed: ${relative(root, file)}`)
  // It was set for the crash.
  process.exitCode = undefined
  const options = givenArguments.filter(argument => argument.startsWith('-'))
  const second = await runOnce(root, [...first.crashed, ...options])
  const lost = { passed: 0, failed: second.crashed.length }
  return report(addCounts([first.count, second.count, lost]), [...first.modules, ...second.modules])
}

async function runOnce(root: string, givenArguments: readonly string[]): Promise<Run> {
  const { filter, options } = parseCLI(['vitest', 'run', ...givenArguments])
  const vitest = await startVitest(filter, { ...options, root, run: true, watch: false })
  const { files, whole, others } = findCrashes(vitest.state.getUnhandledErrors(), vitest.state.getTestModules())
  const count = countTests(whole, { outside: others, allowsSkipped: options.testNamePattern !== undefined })
  await vitest.close()
  // A set-up that fails before any test leaves nothing to count but Vitest's own verdict.
  const isUnexplained = count.failed === 0 && files.length === 0 && Boolean(process.exitCode)
  return { count: isUnexplained ? { ...count, failed: 1 } : count, modules: whole, crashed: files }
}

function report(count: Count, modules: readonly TestModule[]): Count {
  const { lines, fails } = reportSecondTries(findSecondTries(modules))
  for (const line of lines) console.log(line)
  return fails ? { ...count, failed: count.failed + 1 } : count
}
