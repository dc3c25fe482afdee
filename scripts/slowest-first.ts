import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What runs for a minute or more on two cores, slowest first: started last, one of them would run alone at the end. */
export const slowestFiles: readonly string[] = [
  'apps/platform/tests/first-run.integration.test.ts',
  'tests/figures/figures.integration.test.ts',
  'tests/packages/packages.integration.test.ts',
  'scripts/new/new.integration.test.ts',
  'tests/sample-market/sample-figures.integration.test.ts',
  'apps/platform/tests/killed-while-dealing.integration.test.ts',
  'apps/importer/src/forward/extend-universe.integration.test.ts',
  'apps/importer/src/files/every-format.integration.test.ts',
  'features/research/src/partial-data/partial-data.integration.test.ts',
  'scripts/reproducible-build.integration.test.ts',
  'tests/packages/next.browser.test.ts',
  'tests/engines/every-engine.browser.test.ts',
  'tests/e2e/every-page-of-funds-and-trusts.browser.test.ts',
  'tests/e2e/every-page-elsewhere.browser.test.ts',
  'tests/e2e/every-page-of-a-company.browser.test.ts',
  'tests/e2e/islands.browser.test.ts',
  'tests/e2e/widgets.browser.test.ts',
]

/** Vitest's own order knows how long a file took only where it has run before, which it never has in a fresh clone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(await super.sort(specifications))
  }
}

/** Of files in Vitest's order, within each project. */
export function inOrder<Specification extends Pick<TestSpecification, 'moduleId'> & { readonly project: object }>(
  specifications: readonly Specification[],
): Specification[] {
  const rankOf = ({ moduleId }: Specification) => {
    const rank = slowestFiles.findIndex(file => moduleId.endsWith(file))
    return rank === -1 ? slowestFiles.length : rank
  }
  const projects = [...new Set(specifications.map(({ project }) => project))]
  return projects.flatMap(project =>
    specifications.filter(one => one.project === project).toSorted((a, b) => rankOf(a) - rankOf(b)),
  )
}
