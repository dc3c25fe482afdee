import type { TestModule } from 'vitest/node'

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

// The compiler's word that Vitest's class keeps fitting the small shape above.
type Fits<Given extends Wanted, Wanted> = Given
export type VitestModuleFits = Fits<TestModule, TriedModule>
