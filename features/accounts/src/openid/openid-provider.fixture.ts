import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { OpenIdMemory } from './openid-memory.fixture.ts'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

export interface TestProvider {
  readonly issuer: string
  /** The user the provider logs in from now on, without a prompt. */
  person: Person
  /** Follows the provider's redirects as a browser does, and resolves to the callback URL. */
  visit(authorisation: string): Promise<URL>
  stop(): Promise<void>
}

export const client = { client_id: 'bellwether', client_secret: 'a-secret-of-the-client-of-enough-bytes' }

/** A real OpenID Connect provider on a free port, with one client. */
export async function startProvider(redirectUri: string, person: Person): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const state = { person }
  const provider = new Provider(issuer, {
    adapter: OpenIdMemory,
    clients: [
      { ...client, redirect_uris: [redirectUri], response_types: ['code'], id_token_signed_response_alg: 'ES256' },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'test' }] as never },
    cookies: { keys: ['a key for the cookies of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...state.person, sub }) }),
    // Consent has already been given.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: client.client_id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    return provider.interactionFinished(request, response, { login: { accountId: state.person.sub } })
  })
  return {
    issuer,
    get person() {
      return state.person
    },
    set person(next) {
      state.person = next
    },
    visit: authorisation => follow(authorisation, issuer),
    stop: () =>
      new Promise(stopped => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

async function follow(start: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = new URL(start)
  for (let step = 0; at.origin === issuer; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null || step > 10) throw new Error(`the provider answered ${answer.status} at ${at}`)
    at = new URL(location, at)
  }
  return at
}
