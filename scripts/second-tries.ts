import type { TestModule } from 'vitest/node'

/** More tests than this that need their second try fail the run: the machine is no excuse for so many. */
const maxSecondTries = 3

/** What of a test module is read here; Vitest's own `TestModule` fits. */
export type TriedModule = {
  readonly children: {
    allTests(): Iterable<{ readonly fullName: string; diagnostic(): { readonly flaky: boolean } | undefined }>
  }
}

/** The full names of tests that failed first and passed when tried again. */
export function findSecondTries(modules: Iterable<TriedModule>): string[] {
  return [...modules].flatMap(module =>
    [...module.children.allTests()].filter(test => test.diagnostic()?.flaky).map(test => test.fullName),
  )
}

/** The lines at the end of a run, and whether it fails for their number. */
export function reportSecondTries(names: readonly string[]): {
  readonly lines: readonly string[]
  readonly fails: boolean
} {
  const lines = names.map(name => `passed only at the second try: ${name}`)
  const fails = names.length > maxSecondTries
  if (fails)
    lines.push(
      `${names.length} tests needed a second try; more than ${maxSecondTries} fail the run. Mend their causes.`,
    )
  return { lines, fails }
}

// The compiler's word that Vitest's class keeps fitting the small shape above.
type Fits<Given extends Wanted, Wanted> = Given
export type VitestModuleFits = Fits<TestModule, TriedModule>
