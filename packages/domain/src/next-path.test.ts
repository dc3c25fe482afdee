import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, parseNextPath } from './next-path.ts'

const site = 'https://bellwether.example'

describe('parseNextPath', () => {
  it.each([
    '/',
    '/market-research/LSE:HVL',
    '/market-research/LSE%3AHVL',
    '/market-research/LSE:BW.',
    '/platform/trade?marketCode=LSE:HVL&instruction=B',
    '/investment/search/all?search=a%20b%2Fc',
    '/a?next=https://evil.example',
  ])('takes %s as it is', path => {
    expect(parseNextPath(path)).toBe(path)
  })

  it.each([
    [undefined],
    [null],
    [7],
    [['/a', '/b']],
    [''],
    ['market-research'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/a\r\nset-cookie: a=b'],
    ['/%2F/evil.example'],
    ['/%2f%2fevil.example'],
    ['/%5Cevil.example'],
    ['/a/%00'],
    ['/a/%0d%0aset-cookie:a=b'],
    ['/a//evil.example'],
    ['/a/..//evil.example'],
    ['/./a'],
    ['/a/../b'],
    ['/a/%2e%2e/b'],
    ['https://evil.example'],
    ['https:/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [' /a'],
    ['/a b'],
    ['/a#b'],
    ['/caf\u00e9'],
    ['/\u2028'],
    ['/\uff0fevil.example'],
    ['/login'],
    ['/login?next=/a'],
    ['/LOGIN/openid'],
    ['/logout'],
    [`/${'a'.repeat(1000)}`],
  ])('refuses %j', input => {
    expect(parseNextPath(input)).toBeNull()
  })

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '..',
          '.',
          '%2f',
          '%5C',
          '%00',
          '\t',
          '\r\n',
          '@',
          ':',
          '?',
          '#',
          ';',
          '\u2044',
        ),
        fc.constantFrom('evil.example', 'https:', 'javascript:', 'LSE:HVL', 'login'),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 12 },
    )
    .map(parts => parts.join(''))

  it('never leads off the site, wherever it is resolved', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })), fc.boolean(), (text, rooted) => {
        const path = parseNextPath(rooted ? `/${text}` : text)
        if (path === null) return
        for (const base of [`${site}/`, `${site}/login`, `${site}/login/openid/callback?code=x`]) {
          const url = new URL(path, base)
          expect(url.origin).toBe(site)
          expect(url.pathname).toBe(path.split('?', 1)[0])
        }
        expect(path).toMatch(/^\/[\x21-\x7e]*$/)
      }),
      { numRuns: 2000 },
    )
  })

  it('is settled: what was taken once is taken again', () => {
    fc.assert(
      fc.property(hostile, text => {
        const path = parseNextPath(`/${text}`)
        if (path !== null) expect(parseNextPath(path)).toBe(path)
      }),
    )
  })
})

describe('loginPath', () => {
  it('brings back to where the visitor was', () => {
    const next = '/platform/trade?marketCode=LSE:HVL&instruction=B'
    expect(new URL(loginPath(next), site).searchParams.get('next')).toBe(next)
  })

  it('forgets an address that may not be gone to, and needs none for the home page', () => {
    expect(loginPath('//evil.example')).toBe('/login')
    expect(loginPath('/login')).toBe('/login')
    expect(loginPath('/')).toBe('/login')
  })
})
