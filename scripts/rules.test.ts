import { describe, expect, it } from 'vitest'
import { checkRules } from './rules/check.ts'
import { findCitations } from './rules/citation.ts'
import { formatRules, formatSummary, formatTable } from './rules/report.ts'
import { parseRules } from './rules/rule.ts'

const spec = `# Rules

## SIDEBAR: the menu

- **RP-SIDEBAR-1** The first.
- **RP-SIDEBAR-2** The second. (our choice)

## STREAM: live prices

- **RP-STREAM-1** The third. (our choice) (planned: live prices)
`

describe('parseRules', () => {
  it('reads id, area, text, mark and place of each rule', () => {
    const { rules, problems } = parseRules('specs/x.md', spec)
    expect(problems).toEqual([])
    expect(rules.map(rule => rule.id)).toEqual(['RP-SIDEBAR-1', 'RP-SIDEBAR-2', 'RP-STREAM-1'])
    expect(rules[2]).toEqual({
      id: 'RP-STREAM-1',
      area: 'RP-STREAM',
      text: 'The third. (our choice)',
      planned: 'live prices',
      place: 'specs/x.md:10',
    })
  })

  it.each([
    ['a bold bullet that is no rule', '## SIDEBAR: x\n- **RP-SIDEBAR** No number.', 'specs/x.md:2 is not a rule'],
    ['a planned area nobody knows', '## SIDEBAR: x\n- **RP-SIDEBAR-1** A. (planned: someday)', 'planned for "someday"'],
    ['a rule under the heading of another area', '## NEWS: x\n- **RP-SIDEBAR-1** A.', 'stands under the heading NEWS'],
  ])('reports %s', (_, text, message) => {
    expect(parseRules('specs/x.md', text).problems).toEqual([expect.stringContaining(message)])
  })
})

describe('findCitations', () => {
  const idsIn = (source: string) => findCitations('a.test.ts', source).map(citation => citation.id)

  it('finds ids in it, test and describe, in one bracket or several', () => {
    expect(idsIn(`it('[RP-A-1] x', f)`)).toEqual(['RP-A-1'])
    expect(idsIn('test(`[RP-A-1, RP-A-2] x`, f)')).toEqual(['RP-A-1', 'RP-A-2'])
    expect(idsIn(`describe("[RP-A-1] [LD-B-2] x", f)`)).toEqual(['RP-A-1', 'LD-B-2'])
    expect(idsIn(`it(\n  '[RP-A-1] a long name',\n  f)`)).toEqual(['RP-A-1'])
  })

  it('finds ids in the name of a table of tests', () => {
    expect(idsIn(`it.each([[1, 2], [3, 4]])('[RP-A-1] %s', f)`)).toEqual(['RP-A-1'])
  })

  it('finds ids after an apostrophe in the name', () => {
    expect(idsIn(`it('the person\\'s [RP-A-1]', f)`)).toEqual(['RP-A-1'])
  })

  it('tells the line', () => {
    expect(findCitations('a.test.ts', `\n\nit('[RP-A-1] x', f)`)).toEqual([{ id: 'RP-A-1', place: 'a.test.ts:3' }])
  })

  it('takes a mistyped id as a citation, so that it is reported', () => {
    expect(idsIn(`it('[RP-SIDEBAR3] x', f)`)).toEqual(['RP-SIDEBAR3'])
  })

  it('ignores ids outside brackets, in comments, in other strings and in skipped tests', () => {
    expect(idsIn(`it('RP-A-1 x', f)`)).toEqual([])
    expect(idsIn(`// it('[RP-A-1] x', f)`)).toEqual([])
    expect(idsIn(`const text = '[RP-A-1]'`)).toEqual([])
    expect(idsIn(`it.skip('[RP-A-1] x', f)`)).toEqual([])
    expect(idsIn(`it.todo('[RP-A-1] x')`)).toEqual([])
  })
})

describe('checkRules', () => {
  const { rules } = parseRules('specs/x.md', spec)
  const cite = (...ids: string[]) => ids.map(id => ({ id, place: 'a.test.ts:1' }))

  it('is content when every rule is cited or planned', () => {
    expect(checkRules(rules, cite('RP-SIDEBAR-1', 'RP-SIDEBAR-2')).problems).toEqual([])
  })

  it('reports a rule that nobody cites', () => {
    expect(checkRules(rules, cite('RP-SIDEBAR-1')).problems).toEqual([
      'untested   RP-SIDEBAR-2 The second. (our choice)',
    ])
  })

  it('reports a citation of no rule', () => {
    const { problems } = checkRules(rules, cite('RP-SIDEBAR-1', 'RP-SIDEBAR-2', 'RP-SIDEBAR-9'))
    expect(problems).toEqual(['unknown    RP-SIDEBAR-9 is cited in a.test.ts:1 but no spec has it'])
  })

  it('reports a planned rule that has a test', () => {
    const { problems } = checkRules(rules, cite('RP-SIDEBAR-1', 'RP-SIDEBAR-2', 'RP-STREAM-1'))
    expect(problems).toEqual(['tested     RP-STREAM-1 has a test: drop "(planned: live prices)" at specs/x.md:10'])
  })

  it('reports a duplicate id', () => {
    const twice = [...rules, ...rules.slice(0, 1)]
    expect(checkRules(twice, cite('RP-SIDEBAR-1', 'RP-SIDEBAR-2')).problems).toEqual([
      expect.stringContaining('duplicate  RP-SIDEBAR-1'),
    ])
  })

  it('counts per area, and prints table, list and summary', () => {
    const check = checkRules(rules, cite('RP-SIDEBAR-1', 'RP-SIDEBAR-1'))
    expect(check.areas).toEqual([
      { area: 'RP-SIDEBAR', rules: 2, cited: 1, planned: 0, uncited: 1 },
      { area: 'RP-STREAM', rules: 1, cited: 0, planned: 1, uncited: 0 },
    ])
    expect(formatTable(check.areas).split('\n').at(-1)).toMatch(/^all +3 +1 +1 +1$/)
    expect(formatRules(check).split('\n')).toEqual([
      'RP-SIDEBAR-1      2',
      'RP-SIDEBAR-2      0',
      'RP-STREAM-1       0  live prices',
    ])
    expect(formatSummary(check.areas, check.problems)).toBe(
      '3 rules: 1 cited by tests, 1 planned, 1 without a test. 1 to put right.',
    )
  })
})
