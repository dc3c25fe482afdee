import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVerify, type TokenKeys } from './verify.ts'

const now = Date.parse('2026-11-13T12:00:00Z')
const seconds = now / 1000
const ownKey = new TextEncoder().encode('ours, with at least 32 characters')
const secret = new TextEncoder().encode('an operator has chosen these 32 characters')
const valid = { aud: 'bellwether', exp: seconds + 60 }

const sign = (claims: JWTPayload, key = secret, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(key)
const verify = (authorization: string | undefined, keys: TokenKeys = { secret }) =>
  createVerify(ownKey, keys, () => now)(authorization)
const refused = (reason: string) => ({ code: 'TOKEN_INVALID', status: 401, reason })

describe('a bearer token', () => {
  it('tells its claims, and whether it is one of ours', async () => {
    const theirs = await sign({ ...valid, iss: 'elsewhere' })
    expect(await verify(`Bearer ${theirs}`)).toEqual({ claims: { ...valid, iss: 'elsewhere' }, own: false })
    const ours = await sign({ ...valid, iss: 'bellwether' }, ownKey)
    expect(await verify(`bearer ${ours}`, null)).toEqual({ claims: { ...valid, iss: 'bellwether' }, own: true })
  })

  it('is refused with the reason: absent, in another form, or unreadable', async () => {
    await expect(verify(undefined)).rejects.toMatchObject(refused('there is none'))
    const token = await sign(valid)
    for (const given of ['', token, `Basic ${token}`, `x Bearer ${token}`, `Bearer ${token} x`, 'Bearer a.b'])
      await expect(verify(given)).rejects.toMatchObject(refused('it is not "Bearer " and a JWT'))
    await expect(verify('Bearer a.b.c')).rejects.toMatchObject(refused('it cannot be read'))
  })

  it('is refused with the reason: of nobody we know, signed by another, or by another algorithm', async () => {
    const token = await sign(valid)
    await expect(verify(`Bearer ${token}`, null)).rejects.toMatchObject(refused('its issuer is not known here'))
    await expect(verify(`Bearer ${await sign(valid, ownKey)}`)).rejects.toMatchObject(
      refused('its signature does not fit'),
    )
    const other = await sign(valid, new Uint8Array(48), 'HS384')
    await expect(verify(`Bearer ${other}`)).rejects.toMatchObject(refused('its algorithm is not allowed'))
  })

  it('needs our audience and an end', async () => {
    await expect(verify(`Bearer ${await sign({ ...valid, aud: 'another' })}`)).rejects.toMatchObject(
      refused('its claim aud is missing or wrong'),
    )
    await expect(verify(`Bearer ${await sign({ aud: valid.aud })}`)).rejects.toMatchObject(
      refused('its claim exp is missing or wrong'),
    )
  })

  it('lasts five seconds longer, for clocks that are apart', async () => {
    expect((await verify(`Bearer ${await sign({ ...valid, exp: seconds - 4 })}`)).claims.exp).toBe(seconds - 4)
    await expect(verify(`Bearer ${await sign({ ...valid, exp: seconds - 5 })}`)).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
      status: 401,
    })
  })
})

describe("a token by an issuer's keys", () => {
  let server: Server
  let jwksUrl: URL
  let fromIssuer: (claims: JWTPayload) => Promise<string>

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'ES256' }
    fromIssuer = claims => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(privateKey)
    server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] }))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    jwksUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`)
  })
  afterAll(() => void server.close())

  it('counts if it names that issuer, or any where the keys are of one alone', async () => {
    const token = `Bearer ${await fromIssuer({ ...valid, iss: 'https://issuer.example' })}`
    for (const issuer of ['https://issuer.example', null])
      expect(await verify(token, { jwksUrl, issuer })).toMatchObject({ own: false, claims: valid })
    await expect(verify(token, { jwksUrl, issuer: 'https://other.example' })).rejects.toMatchObject(
      refused('its claim iss is missing or wrong'),
    )
  })

  it('is refused if it is signed with a secret, or if the keys cannot be had', async () => {
    const keys = { jwksUrl, issuer: null }
    await expect(verify(`Bearer ${await sign(valid)}`, keys)).rejects.toMatchObject(
      refused('its algorithm is not allowed'),
    )
    const nowhere = { jwksUrl: new URL('http://127.0.0.1:1/jwks.json'), issuer: null }
    await expect(verify(`Bearer ${await fromIssuer(valid)}`, nowhere)).rejects.toMatchObject(
      refused('the keys of its issuer could not be fetched'),
    )
  })
})
