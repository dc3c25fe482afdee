import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { client } from './openid-provider.fixture.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

/** What a provider, or somebody between it and us, may send as an ID token. */
export interface Forgery {
  readonly signedBy: 'provider' | 'stranger' | 'client secret' | 'nobody'
  readonly claims: (good: JWTPayload) => JWTPayload
}

export interface HostileProvider {
  readonly issuer: string
  /** Of the tokens from now on. */
  forgery: Forgery
  /** The nonce of the login that the next token is for. */
  nonce: string
  stop(): Promise<void>
}

/** As much of a provider as one login needs, which sends any ID token one likes. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }
  const provider = { forgery: { signedBy: 'provider', claims: good => good } as Forgery, nonce: '' }
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorise`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/token': async () => ({
      access_token: 'an-access-token',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await forge(provider.forgery, { issuer, nonce: provider.nonce, own, strange }),
    }),
  }
  server.on('request', async (request, response) => {
    const answer = answers[new URL(request.url ?? '/', issuer).pathname]
    response.setHeader('content-type', 'application/json').end(JSON.stringify((await answer?.()) ?? {}))
  })
  return Object.assign(provider, {
    issuer,
    stop: () =>
      new Promise<void>(stopped => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  })
}

interface Given {
  readonly issuer: string
  readonly nonce: string
  readonly own: Keys
  readonly strange: Keys
}

function forge({ signedBy, claims }: Forgery, { issuer, nonce, own, strange }: Given): Promise<string> | string {
  const now = Math.floor(Date.now() / 1000)
  const payload = claims({
    iss: issuer,
    sub: 'mallory-1',
    aud: client.client_id,
    iat: now,
    exp: now + 60,
    nonce,
    email: 'ann@example.com',
    email_verified: true,
    name: 'Mallory',
  })
  if (signedBy === 'nobody') return new UnsecuredJWT(payload).encode()
  const token = new SignJWT(payload)
  if (signedBy === 'client secret')
    return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.client_secret))
  const { privateKey } = signedBy === 'provider' ? own : strange
  return token.setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(privateKey)
}
