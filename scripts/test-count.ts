import type { TestCase, TestModule } from 'vitest/node'

export type Count = { readonly passed: number; readonly failed: number }

/** What of a test module the count reads; Vitest's own `TestModule` fits. */
export type CountedModule = {
  readonly children: {
    allTests(): Iterable<{ result(): { readonly state: ReturnType<TestCase['result']>['state'] } }>
    allSuites(): Iterable<{ errors(): readonly unknown[] }>
  }
  errors(): readonly unknown[]
}

/**
 * Counts tests. Whatever else goes wrong counts as a failure too, so that nothing passes unseen: a file that does not
 * load, a hook that throws, an error outside any test. A skipped test counts as failed, unless a name filter skipped it.
 */
export function countTests(
  modules: Iterable<CountedModule>,
  options: { readonly outside: readonly unknown[]; readonly allowsSkipped: boolean },
): Count {
  let passed = 0
  let failed = options.outside.length
  for (const module of modules) {
    failed += module.errors().length
    for (const suite of module.children.allSuites()) failed += suite.errors().length
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') passed += 1
      else if (state !== 'skipped' || !options.allowsSkipped) failed += 1
    }
  }
  return { passed, failed }
}

export function addCounts(counts: readonly Count[]): Count {
  const sum = (read: (count: Count) => number) => counts.reduce((total, count) => total + read(count), 0)
  return { passed: sum(count => count.passed), failed: sum(count => count.failed) }
}

export function countLine(count: Count): string {
  return `${count.passed} passed, ${count.failed} failed`
}

// The compiler's word that Vitest's class keeps fitting the small shape above.
type Fits<Given extends Wanted, Wanted> = Given
export type VitestModuleFits = Fits<TestModule, CountedModule>
