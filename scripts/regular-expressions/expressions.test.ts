import { describe, expect, it } from 'vitest'
import { checkedExpressions, exposedExpressions, textOf } from './checked.ts'
import { verdictOn } from './verdict.ts'

describe('regular expressions', () => {
  it('take a time in proportion to the text, whatever the text is', () => {
    const expressions = exposedExpressions()
    expect(expressions.length).toBeGreaterThan(150)
    const checked = checkedExpressions()
    const slow = expressions
      .filter(expression => !checked.has(textOf(expression)))
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
    expect(checkedExpressions()).not.toContain(textOf({ source, flags }))
  })
})
