import { describe, expect, it } from 'vitest'
import { createReports } from './api-report/create-reports.ts'
import { findSurface } from './api-report/surface.ts'
import { findRepositoryFiles, readRepositoryFile } from './repository-files.ts'

describe('docs/api', () => {
  const reports = createReports()

  it('has a report for each public package', () => {
    expect(findRepositoryFiles(/^docs\/api\/.*\.md$/)).toEqual([...reports.keys()].sort())
  })

  it.each([...reports])('%s is up to date (if not: npm run api-report, and review what changed)', (path, text) => {
    expect(readRepositoryFile(path)).toBe(text)
  })
})

describe('findSurface', () => {
  const files: Record<string, string> = {
    'p/src/index.ts': `import type { Shape } from '@bellwether/other';
export type { Public } from './public.ts';
export * from './more.ts';
export declare function make(shape: Shape): Public;
import type { Public } from './public.ts';
`,
    'p/src/public.ts': `import { type Mentioned as Other } from './hidden.ts';
export interface Public {
    readonly other: Other;
}
export interface NotExported {
}
`,
    'p/src/hidden.ts': `interface Base {
    readonly id: string;
}
export interface Mentioned extends Base {
}
export interface Unmentioned {
}
`,
    'p/src/more.ts': "export { type Shape } from '@bellwether/other';\nexport declare const limit = 3;\n",
  }
  const surface = findSurface('p/src/index.ts', path => files[path] ?? '')

  it('lists every exported name, and the package of those that are not its own', () => {
    expect(surface.exports).toEqual(['Public', 'Shape (@bellwether/other)', 'limit', 'make'])
  })

  it('shows what exported names mention, however deep, and nothing else', () => {
    const text = surface.declarations.join('\n')
    for (const name of ['interface Base', 'interface Mentioned', 'interface Public', 'const limit', 'function make']) {
      expect(text).toContain(name)
    }
    expect(text).not.toMatch(/NotExported|Unmentioned/)
  })
})
