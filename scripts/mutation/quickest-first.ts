import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The run of a mutant ends with the first test that notices it: the files that took long last time come last. Those that want
 * modules for themselves come first, while nobody has loaded any.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = (specification: TestSpecification) =>
      specification.moduleId.endsWith('.isolated.test.ts')
        ? -1
        : (this.ctx.cache.getTestSpecificationResult(specification)?.duration ?? 0)
    return specifications.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
