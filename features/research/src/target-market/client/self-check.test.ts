import { describe, expect, it } from 'vitest'
import { parseKept, resultText } from './self-check.ts'

describe('resultText', () => {
  it('says nothing before anything was answered', () => {
    expect(resultText([])).toBe('')
  })

  it('[RP-TARGET-2] names the answers that put a visitor outside and the neutral ones', () => {
    const words = resultText([
      { question: 'How long?', verdict: 'no' },
      { question: 'What for?', verdict: 'neutral' },
      { question: 'How well?', verdict: 'yes' },
    ])
    expect(words).toMatch(/^You are outside the target market because of your answer to “How long\?”/)
    expect(words).toContain('Neutral on “What for?”')
    expect(words).not.toContain('How well?')
    expect(words).toMatch(/not advice\.$/)
  })

  it('[RP-TARGET-2] never says that the product is suitable', () => {
    expect(resultText([{ question: 'How well?', verdict: 'yes' }])).toMatch(/^None of your answers puts you outside/)
    expect(resultText([{ question: 'How well?', verdict: null }])).toMatch(/^None of your answers puts you outside/)
  })
})

describe('parseKept', () => {
  it('parses stored answers and ignores anything else', () => {
    expect(parseKept('{"self-check-risk":"M"}')).toEqual({ 'self-check-risk': 'M' })
    for (const text of [null, undefined, '', 'nonsense', '[1]', '"text"', 'null']) expect(parseKept(text)).toEqual({})
  })
})
