import { expect, it } from 'vitest'
import { toMixedRequests } from './mixed-requests.ts'

it('mixes searches and logins into the pages', () => {
  const pages = Array.from({ length: 1000 }, (_, at) => `/${at}`)
  const requests = toMixedRequests({ pages, terms: ['trust', 'oil & gas'], emails: ['a@example.com'], password: 'p' })
  const counts = new Map<string, number>()
  for (const { kind } of requests) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual({ page: 948, suggestions: 40, 'search results': 8, login: 4 })
  expect(requests[39]?.path).toBe('/api/securities/search?search=oil%20%26%20gas')
  expect(requests[249]).toEqual({
    kind: 'login',
    path: '/login',
    form: 'email=a%40example.com&password=p',
    status: 303,
  })
})
