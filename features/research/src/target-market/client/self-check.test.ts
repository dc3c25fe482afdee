import { describe, expect, it } from 'vitest'
import { parseKept, resultWords } from './self-check.ts'

describe('resultWords', () => {
  it('says nothing before anything was answered', () => {
    expect(resultWords([])).toBe('')
  })

  it('[RP-TARGET-2] names the answers that put a visitor outside, and those that do neither', () => {
    const words = resultWords([
      { question: 'How long?', verdict: 'no' },
      { question: 'What for?', verdict: 'neutral' },
      { question: 'How well?', verdict: 'yes' },
    ])
    expect(words).toMatch(/^Outside the target market by your answer to “How long\?”/)
    expect(words).toContain('Neither inside nor outside by “What for?”')
    expect(words).not.toContain('How well?')
    expect(words).toMatch(/no advice\.$/)
  })

  it('[RP-TARGET-2] does not call anybody suited', () => {
    expect(resultWords([{ question: 'How well?', verdict: 'yes' }])).toMatch(/^Nothing you answered puts you outside/)
    expect(resultWords([{ question: 'How well?', verdict: null }])).toMatch(/^Nothing you answered puts you outside/)
  })
})

describe('parseKept', () => {
  it('reads what was kept, and nothing out of what nobody wrote', () => {
    expect(parseKept('{"self-check-risk":"M"}')).toEqual({ 'self-check-risk': 'M' })
    for (const text of [null, undefined, '', 'nonsense', '[1]', '"text"', 'null']) expect(parseKept(text)).toEqual({})
  })
})
