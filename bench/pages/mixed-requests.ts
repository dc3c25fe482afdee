import type { SteadyRequest } from './steady-load.ts'

export interface MixedOptions {
  readonly pages: readonly string[]
  /** What visitors type into the search box. */
  readonly terms: readonly string[]
  readonly emails: readonly string[]
  readonly password: string
}

/** One request in 20 is a search, of which one in five opens the page of results; one in 250 a login. The others are pages. */
export function toMixedRequests({ pages, terms, emails, password }: MixedOptions): SteadyRequest[] {
  return pages.map((path, at) => {
    if (at % 250 === 249) return toLogin(emails[Math.floor(at / 250) % emails.length] ?? '', password)
    if (at % 20 === 19) return toSearch(terms, Math.floor(at / 20))
    return { kind: 'page', path, status: 200 }
  })
}

function toSearch(terms: readonly string[], number: number): SteadyRequest {
  const search = encodeURIComponent(terms[number % terms.length] ?? '')
  const isForResults = number % 5 === 4
  const path = isForResults ? `/investment/search/all?search=${search}` : `/api/securities/search?search=${search}`
  return { kind: isForResults ? 'search results' : 'suggestions', path, status: 200 }
}

function toLogin(email: string, password: string): SteadyRequest {
  return { kind: 'login', path: '/login', form: new URLSearchParams({ email, password }).toString(), status: 303 }
}
