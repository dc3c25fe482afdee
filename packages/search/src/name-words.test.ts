import { describe, expect, it } from 'vitest'
import { toNameWords, toRequiredWords } from './name-words.ts'

describe('toNameWords', () => {
  it('leaves "and" and a leading "the" out of the sequence but lets them be found', () => {
    expect(toNameWords('The Marks & Spencer Group plc')).toEqual({
      sequence: ['marks', 'spencer', 'group', 'plc'],
      core: 2,
      extras: ['the', 'and'],
      initials: ['m&s', 'm&sg'],
    })
  })

  it('keeps a name that is nothing else', () => {
    expect(toNameWords('The And plc').sequence).toEqual(['plc'])
    expect(toNameWords('The').sequence).toEqual(['the'])
  })

  it('has at least one word in the core', () => {
    expect(toNameWords('Group Holdings Ltd')).toMatchObject({ core: 1 })
    expect(toNameWords('')).toMatchObject({ sequence: [], core: 0 })
  })

  it('[RP-SEARCH-13] does not count "Investment Trust" as part of what a trust is known by', () => {
    expect(toNameWords('F&C Investment Trust PLC')).toMatchObject({ core: 1 })
  })

  it('adds words without ampersand and single letters without space', () => {
    expect(toNameWords('S&P 500').extras).toEqual(['sp'])
    expect(toNameWords('J D Wetherspoon').extras).toEqual(['jd'])
    expect(toNameWords('Class A B').extras).toEqual(['ab'])
  })

  it.each([
    ['British American Tobacco p.l.c.', ['bat']],
    ['Royal Bank of Canada', ['rboc', 'rbc']],
    ['Tesco plc', []],
    ['One Two Three Four Five Six Seven', []],
  ])('takes the initials of %s', (name, initials) => {
    expect(toNameWords(name).initials).toEqual(initials)
  })
})

describe('toRequiredWords', () => {
  it('[RP-SEARCH-13] needs no legal form at the end, but "group"', () => {
    expect(toRequiredWords('tesco plc')).toEqual(['tesco'])
    expect(toRequiredWords('bt group plc')).toEqual(['bt', 'group'])
    expect(toRequiredWords('plc')).toEqual(['plc'])
    expect(toRequiredWords('the marks and spencer')).toEqual(['marks', 'spencer'])
  })
})
