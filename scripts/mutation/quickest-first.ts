import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The run of a mutant ends with the first test that notices it: the files that took long last time come last. */
export class QuickestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (specification: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(specification)?.duration ?? 0
    return specifications.toSorted((a, b) => durationOf(a) - durationOf(b))
  }
}
