import { describe, expect, it } from 'vitest'
import { SessionCookies } from './session-cookie.ts'
import { sessionLifetimeMs } from './stream-session.ts'

const now = Date.UTC(2026, 10, 13, 9)
const key = new Uint8Array(32).fill(7)
const cookies = new SessionCookies(key, { secure: true })
const guest = { userId: null, login: null, spentAt: now }
const user = { userId: 42, login: 'bG9naW4', spentAt: now }
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('SessionCookies', () => {
  it('[RP-STREAM-20] sets a cookie that scripts cannot read, limited to the streaming paths', () => {
    const parts = cookies.create(guest).split('; ')
    expect(parts.slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/streaming',
      'SameSite=Strict',
      'Secure',
    ])
    const plain = new SessionCookies(key, { secure: false }).create(guest).split('; ')
    expect(plain.slice(1)).toEqual(parts.slice(1).filter(part => part !== 'Secure'))
  })

  it('finds the session of a user or a guest among other cookies', () => {
    const own = pairOf(cookies.create(user))
    expect(cookies.find(`theme=dark; ${own}; a=b`, now)).toMatchObject({
      userId: 42,
      login: 'bG9naW4',
      issuedAt: now,
      expiresAt: now + sessionLifetimeMs,
    })
    expect(cookies.find(pairOf(cookies.create(guest)), now)?.userId).toBeNull()
    expect(cookies.find(own.replace('bw_stream', 'other'), now)).toBeNull()
  })

  it('is valid at every gateway with the same key, and at no other', () => {
    const own = pairOf(cookies.create(user))
    expect(new SessionCookies(key.slice(), { secure: false }).find(own, now)?.userId).toBe(42)
    expect(new SessionCookies(new Uint8Array(32), { secure: true }).find(own, now)).toBeNull()
  })

  it('expires', () => {
    const own = pairOf(cookies.create(guest))
    expect(cookies.find(own, now + sessionLifetimeMs - 1)).not.toBeNull()
    expect(cookies.find(own, now + sessionLifetimeMs)).toBeNull()
  })

  it('refuses a cookie with any one character changed', () => {
    const own = pairOf(cookies.create(user))
    for (let i = 'bw_stream='.length; i < own.length; i += 1) {
      const other = own[i] === '1' ? '2' : '1'
      const changed = own.slice(0, i) + other + own.slice(i + 1)
      expect(cookies.find(changed, now), changed).toBeNull()
    }
  })

  it.each([undefined, '', 'bw_stream', 'bw_stream=', 'bw_stream=1..a.b', 'other=1'])(
    'finds no session in %j',
    header => {
      expect(cookies.find(header, now)).toBeNull()
    },
  )
})
