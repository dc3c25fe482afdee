import type { Answers } from './self-check-result.ts'

const storageKey = 'bw-self-check'
/** Names of the questions as earlier versions stored them. */
const prefix = 'self-check-'

const none: Answers = {}

/** A visitor's answers in this browser, as a store for React. Where storage is closed they last as long as the page. */
export function createKeptAnswers(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const listeners = new Set<() => void>()
  let answers: Answers | null = null
  const read = () => {
    answers ??= parseAnswers(attempt(() => storage().getItem(storageKey)))
    return answers
  }
  const replace = (next: Answers) => {
    answers = next
    for (const tell of [...listeners]) tell()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    /** Of a server: nobody's. */
    readNone: () => none,
    choose(key: string, value: string) {
      replace({ ...read(), [key]: value })
      const kept = Object.entries(read()).map(([name, chosen]) => [`${prefix}${name}`, chosen])
      attempt(() => storage().setItem(storageKey, JSON.stringify(Object.fromEntries(kept))))
    },
    clear() {
      replace(none)
      attempt(() => storage().removeItem(storageKey))
    },
  }
}

/** What was stored, by question; whatever else is found there counts as nothing. */
export function parseAnswers(text: string | null | undefined): Answers {
  const value: unknown = attempt(() => JSON.parse(text ?? ''))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return none
  const named = Object.entries(value).filter(([name, chosen]) => name.startsWith(prefix) && typeof chosen === 'string')
  return Object.fromEntries(named.map(([name, chosen]) => [name.slice(prefix.length), chosen]))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
