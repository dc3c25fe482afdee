import type { Configuration } from 'openid-client'
import { isLocalOrigin } from '../session/local-origin.ts'
import type { PendingLogin } from './pending-login.ts'

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The person who logged in, according to the provider. */
export interface OpenIdIdentity {
  readonly issuer: string
  readonly subject: string
  readonly name: string | null
  /** Null unless the provider has verified it. */
  readonly email: string | null
}

export interface OpenId {
  /** Where to send the browser, and what to keep for its return. */
  start(next: string | null): Promise<{ readonly url: URL; readonly pending: PendingLogin }>
  /** Throws where the callback does not belong to this login. */
  finish(returned: URL, pending: PendingLogin): Promise<OpenIdIdentity>
}

export const callbackPath = '/login/openid/callback'

const timeoutSeconds = 8

/** Authorisation code flow with PKCE, state and nonce. The provider's metadata is read on first use, and again after a failure. */
export function createOpenId(settings: OpenIdSettings, publicOrigin: string): OpenId {
  let discovered: Promise<Configuration> | null = null
  const discover = () => {
    discovered ??= readConfiguration(settings).catch(error => {
      discovered = null
      throw error
    })
    return discovered
  }
  return {
    async start(next) {
      const client = await import('openid-client')
      const configuration = await discover()
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        next,
      }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: `${publicOrigin}${callbackPath}`,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      })
      return { url, pending }
    },
    async finish(returned, { state, nonce, verifier }) {
      const client = await import('openid-client')
      const configuration = await discover()
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('the provider sent no ID token')
      const { iss, sub } = claims
      const facts =
        claims.email === undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, sub)
          : { email: claims.email, email_verified: claims.email_verified, name: claims.name }
      return {
        issuer: iss,
        subject: sub,
        name: typeof facts.name === 'string' && facts.name.trim() !== '' ? facts.name.trim() : null,
        email: typeof facts.email === 'string' && facts.email_verified === true ? facts.email : null,
      }
    },
  }
}

async function readConfiguration({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const client = await import('openid-client')
  const isLocal = isLocalOrigin(new URL(issuer).origin)
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: [
      // TLS alone would vouch for the token; its signature also holds where something between ends TLS.
      client.enableNonRepudiationChecks,
      // Plain HTTP only for a provider on this machine, in development and tests.
      ...(isLocal ? [client.allowInsecureRequests] : []),
    ],
  })
}
