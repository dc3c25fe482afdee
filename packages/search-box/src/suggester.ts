import { identify } from '@bellwether/domain'

export interface Suggestion {
  readonly marketCode: string
  readonly name: string
  /** What distinguishes it from others of its name, on one line. */
  readonly details: string
  readonly href: string
  /** The heading it stands under, such as Shares; without one it stands under none. */
  readonly group?: string
  /** As it is written, such as 1,284.50p. */
  readonly price?: string
}

/** Leads to the full list, of which the suggestions are the start. */
export interface AllResults {
  /** Such as `See all 24 results`. */
  readonly label: string
  readonly href: string
}

export interface Suggestions {
  readonly found: readonly Suggestion[]
  readonly all?: AllResults
}

/** What a box shows: at most one of suggestions and hint, and whether a request is running. */
export interface SuggesterState {
  readonly text: string
  readonly busy: boolean
  readonly suggestions: readonly Suggestion[]
  readonly all: AllResults | null
  /** What is wrong with what was typed. */
  readonly hint: string | null
}

export interface SuggesterOptions {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Suggestions>
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
    show({ text, busy: false, suggestions: [], all: null, hint: null, ...more })

  async function answer(text: string, { signal }: AbortController): Promise<void> {
    // Only after the pause: half an ISIN looks like a SEDOL with a typing error.
    const hint = identify(text)?.reason ?? null
    if (hint) return settle(text, { hint })
    settle(text, { busy: true })
    // [RP-SEARCH-6]: a failure is shown as if nothing had been asked.
    const { found, all = null } = await ask(text, signal).catch((): Suggestions => ({ found: [] }))
    // [RP-SEARCH-7]: without a suggestion there is no list for the last line to end.
    if (!signal.aborted)
      settle(text, { suggestions: found.slice(0, maxSuggestions), all: found.length > 0 ? all : null })
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
