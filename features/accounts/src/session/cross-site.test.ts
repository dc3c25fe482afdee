import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBearer, isCrossSite, type RequestOrigin } from './cross-site.ts'

const publicOrigin = 'https://bellwether.example'
const post: RequestOrigin = {
  method: 'POST',
  fetchSite: undefined,
  origin: undefined,
  host: 'bellwether.example',
}
const check = (facts: Partial<RequestOrigin>) => isCrossSite({ ...post, ...facts }, publicOrigin)

describe('isCrossSite', () => {
  it.each(['cross-site', 'same-site', '', 'anything'])('refuses Sec-Fetch-Site "%s"', fetchSite => {
    expect(check({ fetchSite })).toBe(true)
    expect(check({ fetchSite, origin: publicOrigin })).toBe(true)
  })

  it.each(['same-origin', 'none'])('accepts Sec-Fetch-Site "%s"', fetchSite => {
    expect(check({ fetchSite })).toBe(false)
  })

  it.each([
    ['https://evil.example'],
    ['null'],
    [''],
    ['https://bellwether.example.evil.example'],
    ['https://shop.bellwether.example'],
    ['https://bellwether.example:8443'],
    ['http://bellwether.example'],
    ['not an origin'],
  ])('without Sec-Fetch-Site refuses the origin "%s"', origin => {
    expect(check({ origin })).toBe(true)
  })

  it('without Sec-Fetch-Site accepts the public origin and the requested host', () => {
    expect(check({ origin: publicOrigin, host: 'inside:3000' })).toBe(false)
    expect(check({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(false)
    expect(check({ origin: 'https://www.bellwether.example', host: 'www.bellwether.example' })).toBe(false)
  })

  it('accepts a request with neither header', () => {
    expect(check({})).toBe(false)
  })

  it('accepts every GET and HEAD', () => {
    const anything = fc.record({
      fetchSite: fc.option(fc.constantFrom('cross-site', 'same-site', 'same-origin'), { nil: undefined }),
      origin: fc.option(fc.webUrl(), { nil: undefined }),
    })
    fc.assert(
      fc.property(anything, fc.constantFrom('GET', 'HEAD', 'OPTIONS'), (facts, method) => {
        expect(check({ ...facts, method })).toBe(false)
      }),
    )
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'get'])('checks %s', method => {
    expect(check({ method, fetchSite: 'cross-site' })).toBe(true)
  })
})

it.each([
  ['Bearer abc', true],
  ['bearer abc', true],
  ['Bearer ', false],
  ['Basic Bearer abc', false],
  [undefined, false],
])('takes the header %s for a bearer token: %s', (authorization, expected) => {
  expect(isBearer({ authorization })).toBe(expected)
})
