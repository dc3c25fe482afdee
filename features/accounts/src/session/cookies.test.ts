import { describe, expect, it } from 'vitest'
import { cookiesFor } from './cookies.ts'

describe('cookiesFor', () => {
  it.each([
    'https://bellwether.example',
    'http://localhost:3000',
    'http://app.localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('binds cookies to the host at %s', origin => {
    const { session, device, openId, options } = cookiesFor(origin)
    expect([session, device, openId]).toEqual(['__Host-bw-session', '__Host-bw-device', '__Host-bw-openid'])
    // The prefix requires Secure, Path=/ and no Domain.
    expect(options).toEqual({ path: '/', httpOnly: true, sameSite: 'lax', secure: true })
  })

  it.each(['http://box.internal:3000', 'http://10.1.2.3', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io'])(
    'does without the prefix at %s',
    origin => {
      expect(cookiesFor(origin)).toMatchObject({ session: 'bw-session', options: { secure: false, httpOnly: true } })
    },
  )
})
