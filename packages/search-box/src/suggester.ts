import { identify } from '@bellwether/domain'

export interface Suggestion {
  readonly marketCode: string
  readonly name: string
  /** What distinguishes it from others of its name, on one line. */
  readonly details: string
  readonly href: string
}

/** What a box shows: at most one of suggestions and hint, and whether a request is running. */
export interface SuggesterState {
  readonly text: string
  readonly busy: boolean
  readonly suggestions: readonly Suggestion[]
  /** What is wrong with what was typed. */
  readonly hint: string | null
}

export interface SuggesterOptions {
  readonly ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  readonly show: (state: SuggesterState) => void
}

export interface Suggester {
  /** The current text in the box. */
  type(text: string): void
  /** Cancels a running request. */
  stop(): void
}

export const minCharacters = 3
export const pauseMs = 500
export const maxSuggestions = 10

/** Decides when to ask and which response still counts. Independent of the page: it is given how to ask and how to show. */
export function createSuggester({ ask, show }: SuggesterOptions): Suggester {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current = ''

  const settle = (text: string, more: Partial<SuggesterState> = {}) =>
    show({ text, busy: false, suggestions: [], hint: null, ...more })

  async function answer(text: string, { signal }: AbortController): Promise<void> {
    // Only after the pause: half an ISIN looks like a SEDOL with a typing error.
    const hint = identify(text)?.reason ?? null
    if (hint) return settle(text, { hint })
    settle(text, { busy: true })
    // [RP-SEARCH-6]: a failure is shown as if nothing had been asked.
    const found = await ask(text, signal).catch(() => [])
    if (!signal.aborted) settle(text, { suggestions: found.slice(0, maxSuggestions) })
  }

  function stop(): void {
    clearTimeout(timer)
    asking.abort()
    current = ''
  }

  return {
    stop,
    type(given) {
      const text = given.trim()
      if (text === current) return
      stop()
      current = text
      if (text.length < minCharacters) return settle(text)
      const own = new AbortController()
      asking = own
      timer = setTimeout(() => void answer(text, own), pauseMs)
    },
  }
}
