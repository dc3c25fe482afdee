import type { SelfCheckQuestion } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { createKeptAnswers, parseAnswers } from './kept-answers.ts'
import { resultText } from './self-check-result.ts'

const question = (key: string, label: string, verdict: string | null): SelfCheckQuestion =>
  ({ key, label, options: [{ value: 'a', label: 'A', verdict }] }) as SelfCheckQuestion

describe('resultText', () => {
  it('says nothing before anything was answered, or for an answer to another question', () => {
    expect(resultText([question('risk', 'How much?', 'no')], {})).toBe('')
    expect(resultText([question('risk', 'How much?', 'no')], { term: 'a', risk: 'gone' })).toBe('')
  })

  it('[RP-TARGET-2] names the answers that put a visitor outside and the neutral ones', () => {
    const questions = [
      question('term', 'How long?', 'no'),
      question('aim', 'What for?', 'neutral'),
      question('known', 'How well?', 'yes'),
    ]
    const words = resultText(questions, { term: 'a', aim: 'a', known: 'a' })
    expect(words).toMatch(/^You are outside the target market because of your answer to “How long\?”/)
    expect(words).toContain('Neutral on “What for?”')
    expect(words).not.toContain('How well?')
    expect(words).toMatch(/not advice\.$/)
  })

  it.each(['yes', null])('[RP-TARGET-2] never says that the product is suitable (%s)', verdict => {
    expect(resultText([question('known', 'How well?', verdict)], { known: 'a' })).toMatch(
      /^None of your answers puts you outside/,
    )
  })
})

describe('kept answers', () => {
  it('parses stored answers and ignores anything else', () => {
    expect(parseAnswers('{"self-check-risk":"M","self-check-term":7,"other":"M"}')).toEqual({ risk: 'M' })
    for (const text of [null, undefined, '', 'nonsense', '[1]', '"text"', 'null'])
      expect(parseAnswers(text)).toEqual({})
  })

  it('[RP-TARGET-3] are stored for the next product, and cleared', () => {
    const stored = new Map([['bw-self-check', '{"self-check-term":"a"}']])
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const kept = createKeptAnswers(() => storage)
    let told = 0
    const stop = kept.subscribe(() => {
      told += 1
    })
    kept.choose('risk', 'M')
    expect(kept.read()).toEqual({ term: 'a', risk: 'M' })
    expect(createKeptAnswers(() => storage).read()).toEqual(kept.read())
    kept.clear()
    stop()
    expect([kept.read(), stored.size, told]).toEqual([{}, 0, 2])
  })

  it('last as long as the page where storage is closed', () => {
    const kept = createKeptAnswers(() => {
      throw new Error('denied')
    })
    kept.choose('risk', 'M')
    expect(kept.read()).toEqual({ risk: 'M' })
  })
})
