import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { readOpenId } from './openid-environment.ts'

const all = {
  OIDC_ISSUER: 'https://login.example.com/realms/house',
  OIDC_CLIENT_ID: 'bellwether',
  OIDC_CLIENT_SECRET: 'hush-hush',
}

describe('readOpenId', () => {
  it('reads a complete provider, or none', () => {
    const openId = { issuer: all.OIDC_ISSUER, clientId: 'bellwether', clientSecret: 'hush-hush' }
    expect(readOpenId(all)).toEqual({ openId, problems: [] })
    expect(readOpenId({})).toEqual({ openId: null, problems: [] })
    expect(readOpenId({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }).openId).toBeNull()
    expect(parseEnvironment(all, []).openId).toEqual(openId)
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080/realm'])('takes %s, which stays on this machine', issuer => {
    expect(readOpenId({ ...all, OIDC_ISSUER: issuer }).openId?.issuer).toBe(issuer)
  })

  it('names missing variables, and never shows the secret', () => {
    const { openId, problems } = readOpenId({ OIDC_CLIENT_SECRET: 'hush-hush' })
    expect(openId).toBeNull()
    expect(problems.map(({ name }) => name)).toEqual(['OIDC_ISSUER', 'OIDC_CLIENT_ID'])
    expect(JSON.stringify(problems)).not.toContain('hush')
  })

  it.each([
    'login.example.com',
    'http://login.example.com',
    'https://me:hush@login.example.com',
    'https://a.example/?x=y',
  ])('refuses the issuer %s', issuer => {
    expect(() => parseEnvironment({ ...all, OIDC_ISSUER: issuer }, [])).toThrow(/^OIDC_ISSUER=(?!.*hush)/)
  })
})
