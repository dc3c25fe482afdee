import { describe, expect, it } from 'vitest'
import { cookiesFor } from './cookies.ts'

describe('cookiesFor', () => {
  it('binds cookies to the host of a site with HTTPS', () => {
    const { session, device, openId, options, isExposed } = cookiesFor('https://bellwether.example')
    expect([session, device, openId]).toEqual(['__Host-bw-session', '__Host-bw-device', '__Host-bw-openid'])
    // The prefix requires Secure, Path=/ and no Domain.
    expect(options).toEqual({ path: '/', httpOnly: true, sameSite: 'lax', secure: true })
    expect(isExposed).toBe(false)
  })

  it.each([
    ['http://box.internal:3000', true],
    ['http://10.1.2.3', true],
    ['http://localhost.evil.example', true],
    ['http://127.0.0.1.nip.io', true],
    ['http://localhost:3000', false],
    ['http://app.localhost', false],
    ['http://127.0.0.1:3000', false],
    ['http://127.0.10.254', false],
    ['http://[::1]:3000', false],
  ])('does without the prefix at %s; exposed to a network: %s', (origin, isExposed) => {
    const options = { secure: false, httpOnly: true }
    expect(cookiesFor(origin)).toMatchObject({ session: 'bw-session', options, isExposed })
  })
})
