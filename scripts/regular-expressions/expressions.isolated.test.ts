import { checkSync, type Parameters } from 'recheck'
import { describe, expect, it, vi } from 'vitest'
import { sourceFiles } from '../architecture/module-graph.ts'
import { findExpressions } from './find-expressions.ts'

vi.hoisted(() => {
  process.env.RECHECK_BACKEND = 'pure'
})

/** Enough to find what takes the square of the length, in a tenth of the time that the defaults take. */
const search: Parameters = {
  timeout: 20_000,
  randomSeed: 1,
  recallTimeout: -1,
  maxIteration: 3,
  incubationLimit: 5_000,
}
/** Reads our own stylesheets when we publish, or runs in tests alone. */
const noStrangersText = /^(?:apps\/cdn\/src\/publish|packages\/testing)\//

const verdictOn = (source: string, flags: string) => checkSync(source, flags, search).status

describe('regular expressions', () => {
  it('take a time in proportion to the text, whatever the text is', () => {
    const expressions = findExpressions(sourceFiles.filter(file => !noStrangersText.test(file)))
    expect(expressions.length).toBeGreaterThan(150)
    const slow = expressions
      .map(({ file, source, flags }) => ({ file, text: `/${source}/${flags}`, verdict: verdictOn(source, flags) }))
      .filter(({ verdict }) => verdict !== 'safe')
    expect(slow).toEqual([])
  })

  it.each([
    ['\\s*%$', ''],
    ['^(a+)+$', ''],
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', ''],
  ])('would be found if they were like /%s/', (source, flags) => {
    expect(verdictOn(source, flags)).toBe('vulnerable')
  })
})
