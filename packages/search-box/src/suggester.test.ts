import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSuggester, type SuggesterState, type Suggestion, type Suggestions } from './suggester.ts'

const found = (name: string): Suggestion => ({ marketCode: 'LSE:HVL', name, details: '', href: '' })

function createCase() {
  const states: SuggesterState[] = []
  const asked: { text: string; signal: AbortSignal; answer: (given: Suggestions) => void; fail: () => void }[] = []
  const suggester = createSuggester({
    ask: (text, signal) =>
      new Promise((answer, reject) => {
        asked.push({ text, signal, answer, fail: () => reject(new Error('away')) })
      }),
    show: state => states.push(state),
  })
  return { suggester, asked, states, last: () => states.at(-1) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('when it asks', () => {
  it('[RP-SEARCH-1] never under 3 characters, ignoring surrounding spaces', async () => {
    const { suggester, asked } = createCase()
    for (const text of ['h', 'ha', ' ha ', '']) {
      suggester.type(text)
      await wait(10_000)
    }
    expect(asked).toEqual([])
  })

  it('[RP-SEARCH-2] once, 500 ms after the last key', async () => {
    const { suggester, asked } = createCase()
    for (const text of ['har', 'harr', 'harro']) {
      suggester.type(text)
      await wait(499)
    }
    expect(asked).toEqual([])
    await wait(1)
    expect(asked.map(({ text }) => text)).toEqual(['harro'])
  })

  it('not again for the same text', async () => {
    const { suggester, asked } = createCase()
    suggester.type('harrow')
    await wait(500)
    suggester.type('harrow ')
    await wait(500)
    expect(asked).toHaveLength(1)
  })

  it('[RP-SEARCH-10] not for a mistyped ISIN or SEDOL, which it reports instead', async () => {
    const { suggester, asked, last } = createCase()
    for (const text of ['GB00BJ87MT86', 'b0kxtm4']) {
      suggester.type(text)
      await wait(500)
      expect(last()).toMatchObject({ busy: false, suggestions: [], hint: expect.stringMatching(/typing error/) })
    }
    expect(asked).toEqual([])
  })

  it('does not mistake a half-typed ISIN for a mistyped SEDOL', async () => {
    const { suggester, states } = createCase()
    const isin = 'GB00BJ87MT85'
    for (let length = 1; length <= isin.length; length += 1) {
      suggester.type(isin.slice(0, length))
      await wait(120)
    }
    await wait(500)
    expect(states.every(({ hint }) => hint === null)).toBe(true)
  })
})

describe('what it shows', () => {
  it('the spinner while it waits, then the suggestions', async () => {
    const { suggester, asked, last } = createCase()
    suggester.type('harrow')
    await wait(500)
    expect(last()).toMatchObject({ busy: true, suggestions: [] })
    asked[0]?.answer({ found: [found('Harrow')] })
    await wait(0)
    expect(last()).toEqual({ text: 'harrow', busy: false, suggestions: [found('Harrow')], all: null, hint: null })
  })

  it('[RP-SEARCH-4] at most 10 suggestions, whatever is answered', async () => {
    const { suggester, asked, last } = createCase()
    suggester.type('plc')
    await wait(500)
    asked[0]?.answer({ found: Array.from({ length: 30 }, (_, i) => found(`Name ${i}`)) })
    await wait(0)
    expect(last()?.suggestions).toHaveLength(10)
  })

  it('[RP-SEARCH-7] [RP-SEARCH-18] the line to all results, unless nothing is found', async () => {
    const { suggester, asked, last } = createCase()
    const all = { label: 'See all 24 results', href: '/results' }
    suggester.type('plc')
    await wait(500)
    asked[0]?.answer({ found: [found('Harrow')], all })
    await wait(0)
    expect(last()?.all).toEqual(all)
    suggester.type('plcc')
    await wait(500)
    asked[1]?.answer({ found: [], all })
    await wait(0)
    expect(last()).toMatchObject({ suggestions: [], all: null })
  })

  it('[RP-SEARCH-6] neither suggestions nor spinner when a call fails', async () => {
    const { suggester, asked, last } = createCase()
    suggester.type('harrow')
    await wait(500)
    asked[0]?.fail()
    await wait(0)
    expect(last()).toEqual({ text: 'harrow', busy: false, suggestions: [], all: null, hint: null })
  })

  it('no outdated results, in whatever order responses arrive', async () => {
    const { suggester, asked, last, states } = createCase()
    suggester.type('harrow')
    await wait(500)
    suggester.type('northwall')
    expect(asked[0]?.signal.aborted).toBe(true)
    await wait(500)
    asked[1]?.answer({ found: [found('Northwall')] })
    await wait(0)
    asked[0]?.answer({ found: [found('Harrow')] })
    await wait(0)
    expect(last()?.suggestions).toEqual([found('Northwall')])
    expect(states.flatMap(state => state.suggestions)).toEqual([found('Northwall')])
  })

  it('nothing after it is stopped', async () => {
    const { suggester, asked, states } = createCase()
    suggester.type('harrow')
    await wait(500)
    const shown = states.length
    suggester.stop()
    asked[0]?.answer({ found: [found('Harrow')] })
    await wait(1_000)
    expect(states).toHaveLength(shown)
  })
})
