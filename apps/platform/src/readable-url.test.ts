import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReadableUrl } from './readable-url.ts'

describe('toReadableUrl', () => {
  it.each(['/market-research/LSE:HVL', '/market-research/LSE%3AHVL?range=1Y', '/search?search=%E0%A4%A', '/caf%C3%A9'])(
    'leaves %s as it is',
    url => {
      expect(toReadableUrl(url)).toBe(url)
    },
  )

  it.each([
    ['/market-research/%E0%A4%A', '/market-research/%25E0%25A4%25A'],
    ['/100%', '/100%25'],
    ['/%zz/%41?a=%', '/%25zz/%2541?a=%'],
  ])('takes %s letter by letter', (url, readable) => {
    expect(toReadableUrl(url)).toBe(readable)
  })

  it('makes any path decodable, idempotently', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-z%0-9A-F?]{0,20}$/), url => {
        const readable = toReadableUrl(url)
        expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow()
        expect(toReadableUrl(readable)).toBe(readable)
      }),
    )
  })
})
