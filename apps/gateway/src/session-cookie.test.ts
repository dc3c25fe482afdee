import { describe, expect, it } from 'vitest'
import { SessionCookies, sessionLifetimeMs } from './session-cookie.ts'

const now = Date.UTC(2026, 10, 13, 9)
const key = new Uint8Array(32).fill(7)
const cookies = new SessionCookies(key, { secure: true })
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('SessionCookies', () => {
  it('[RP-STREAM-20] sets a cookie that scripts cannot read, for the streaming paths of this site alone', () => {
    const parts = cookies.create(null, now).split('; ')
    expect(parts.slice(1)).toEqual(['Path=/streaming', 'Max-Age=43200', 'HttpOnly', 'SameSite=Strict', 'Secure'])
    expect(new SessionCookies(key, { secure: false }).create(null, now)).not.toContain('Secure')
  })

  it('finds the session among other cookies, with its person or without', () => {
    const own = pairOf(cookies.create(42, now))
    expect(cookies.find(`theme=dark; ${own}; a=b`, now)).toMatchObject({
      userId: 42,
      expiresAt: now + sessionLifetimeMs,
    })
    expect(cookies.find(pairOf(cookies.create(null, now)), now)?.userId).toBeNull()
  })

  it('is understood by every gateway that has the key, and by no other', () => {
    const own = pairOf(cookies.create(42, now))
    expect(new SessionCookies(key.slice(), { secure: false }).find(own, now)?.userId).toBe(42)
    expect(new SessionCookies(new Uint8Array(32), { secure: true }).find(own, now)).toBeNull()
  })

  it('ends', () => {
    const own = pairOf(cookies.create(null, now))
    expect(cookies.find(own, now + sessionLifetimeMs - 1)).not.toBeNull()
    expect(cookies.find(own, now + sessionLifetimeMs)).toBeNull()
  })

  it('refuses a cookie in which any one character was changed', () => {
    const own = pairOf(cookies.create(42, now))
    for (let i = 'bw_stream='.length; i < own.length; i += 1) {
      const other = own[i] === '1' ? '2' : '1'
      const changed = own.slice(0, i) + other + own.slice(i + 1)
      // The last character of a signature holds two bits that say nothing.
      if (i < own.length - 1) expect(cookies.find(changed, now), changed).toBeNull()
    }
  })

  it.each([undefined, '', 'bw_stream', 'bw_stream=', 'bw_stream=1..a.b', 'other=1'])('finds none in %j', header => {
    expect(cookies.find(header, now)).toBeNull()
  })
})
