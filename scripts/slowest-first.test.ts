import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './repository-files.ts'
import { inOrder, slowestFiles } from './slowest-first.ts'

describe('the order of test files', () => {
  it('names only files that exist', () => {
    expect(slowestFiles.filter(file => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })

  it('begins each project with its slowest, and leaves the others as they were', () => {
    const [integration, browser] = [{ name: 'integration' }, { name: 'browser' }]
    const given = [
      { moduleId: '/clone/b.integration.test.ts', project: integration },
      { moduleId: '/clone/a.integration.test.ts', project: integration },
      { moduleId: '/clone/scripts/new/new.integration.test.ts', project: integration },
      { moduleId: '/clone/tests/figures/figures.integration.test.ts', project: integration },
      { moduleId: '/clone/a.browser.test.ts', project: browser },
      { moduleId: '/clone/tests/e2e/islands.browser.test.ts', project: browser },
    ]
    expect(inOrder(given).map(({ moduleId }) => moduleId.slice('/clone/'.length))).toEqual([
      'tests/figures/figures.integration.test.ts',
      'scripts/new/new.integration.test.ts',
      'b.integration.test.ts',
      'a.integration.test.ts',
      'tests/e2e/islands.browser.test.ts',
      'a.browser.test.ts',
    ])
  })
})
