import type { TestModule } from 'vitest/node'

/** More tests than this that need their second try fail the run: the machine is no excuse for so many. */
const maxSecondTries = 3

/** What of a test module is read here; Vitest's own `TestModule` fits. */
export type TriedModule = {
  readonly children: {
    allTests(): Iterable<{
      readonly fullName: string
      diagnostic(): { readonly flaky: boolean } | undefined
      result(): { readonly errors?: readonly FirstError[] | undefined }
    }>
  }
}

interface FirstError {
  readonly message: string
  readonly stack?: string | undefined
}

/** A test that failed first and passed when tried again. */
export interface SecondTry {
  readonly name: string
  /** Why it failed, and where. */
  readonly reason: string
}

export function findSecondTries(modules: Iterable<TriedModule>): SecondTry[] {
  return [...modules].flatMap(module =>
    [...module.children.allTests()]
      .filter(test => test.diagnostic()?.flaky)
      .map(test => ({ name: test.fullName, reason: toReason(test.result().errors?.[0]) })),
  )
}

const maxReason = 300

function toReason(error: FirstError | undefined): string {
  if (!error) return 'the first try left no error'
  const ownPlace = error.stack
    ?.split('\n')
    .find(line => /^\s*at .*:\d+:\d+/.test(line) && !line.includes('node_modules'))
  const message = error.message.replaceAll(/\s+/g, ' ').slice(0, maxReason)
  return ownPlace ? `${message} (${ownPlace.trim()})` : message
}

/** The lines at the end of a run, and whether it fails for their number. */
export function reportSecondTries(tries: readonly SecondTry[]): {
  readonly lines: readonly string[]
  readonly fails: boolean
} {
  const lines = tries.flatMap(({ name, reason }) => [`passed only at the second try: ${name}`, `  first: ${reason}`])
  const fails = tries.length > maxSecondTries
  if (fails)
    lines.push(
      `${tries.length} tests needed a second try; more than ${maxSecondTries} fail the run. Mend their causes.`,
    )
  return { lines, fails }
}

// The compiler's word that Vitest's class keeps fitting the small shape above.
type Fits<Given extends Wanted, Wanted> = Given
export type VitestModuleFits = Fits<TestModule, TriedModule>
