import { randomBytes } from 'node:crypto'
import { type Database, widgetClients } from '@bellwether/db'
import { SignJWT } from 'jose'
import { recordIssue, revokeClient, storeClient } from './audited-clients.ts'
import { RevokedTokenError, TokenOriginError, TokenScopeError, UnknownSecretError } from './errors.ts'
import { allowsOrigin } from './origin.ts'
import { createRevocation } from './revocation.ts'
import { isTokenScope, type TokenScope } from './scopes.ts'
import { createClientSecret, hashClientSecret, parseClientSecret } from './secret.ts'
import { audience, createVerify, issuer, type TokenKeys } from './verify.ts'
import { toWidgetToken, type WidgetToken } from './widget-token.ts'

/** Seconds a token from a secret lives. Shorter than the loader's margin of 60 s it would never be fresh. */
export const tokenSeconds = { min: 120, default: 600, max: 900 } as const

export interface TokenGrant {
  readonly clientId: string | null
  readonly namespace: string
  readonly scopes: readonly TokenScope[]
  readonly origins: readonly string[] | null
  /** Claim `sub`: who looks at the page, in the host's own words. */
  readonly subject?: string | undefined
}

export interface NewClient {
  readonly namespace: string
  readonly kind: 'secret' | 'token'
  readonly label: string
  readonly scopes: readonly TokenScope[]
  readonly origins: readonly string[]
  /** A token must end; a secret may last until it is taken back. */
  readonly expiresAt: Date | null
}

export interface ExchangeOptions {
  readonly seconds?: number | undefined
  readonly subject?: string | undefined
}

export interface WidgetTokens {
  /** The bearer token of a request, if it may be used for this and from where it comes. Rejects with a WidgetTokenError. */
  check(
    headers: { readonly authorization?: string | undefined; readonly origin?: string | undefined },
    scope: TokenScope,
  ): Promise<WidgetToken>
  sign(grant: TokenGrant, seconds: number): Promise<string>
  /** A short-lived token for the client secret of an Authorization header. */
  exchange(
    authorization: string | undefined,
    options?: ExchangeOptions,
  ): Promise<{ readonly token: string; readonly expiresIn: number; readonly client: widgetClients.WidgetClient }>
  /** A new client, and the secret or token that is shown this once. `actor` is for the audit log. */
  createClient(client: NewClient, actor?: string): Promise<{ readonly id: string; readonly shown: string }>
  /** Whether tokens of the client still count; asked of the database once a minute. */
  isInForce(clientId: string): Promise<boolean>
  /** False where the namespace has no such client in force. Counts here at once, at other processes within a minute. */
  revoke(namespace: string, clientId: string, actor?: string): Promise<boolean>
  /** These were taken back with their namespace: counts here at once, at other processes within a minute. */
  forget(clientIds: readonly string[]): void
}

export interface WidgetTokensOptions {
  readonly db: Database
  readonly operatorKeys: TokenKeys
  readonly now?: () => number
}

/** Tokens of host pages: made, checked and taken back. One for each process, so that taking back counts at once. */
export async function openWidgetTokens({
  db,
  operatorKeys,
  now = Date.now,
}: WidgetTokensOptions): Promise<WidgetTokens> {
  const key = await widgetClients.signingKey(db)
  const verify = createVerify(key, operatorKeys, now)
  const revocation = createRevocation(id => widgetClients.isInForce(db, id), now)

  function sign({ clientId, namespace, scopes, origins, subject }: TokenGrant, seconds: number): Promise<string> {
    const issuedAt = Math.floor(now() / 1000)
    const claims = { namespaces: [namespace], scope: scopes.join(' '), ...(origins && { origins }) }
    return new SignJWT({ ...claims, ...(clientId !== null && { client_id: clientId }) })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject ?? clientId ?? namespace)
      .setJti(randomBytes(12).toString('base64url'))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key)
  }

  return {
    sign,
    isInForce: clientId => revocation.isInForce(clientId),
    async check({ authorization, origin }, scope) {
      const { claims, own } = await verify(authorization)
      const token = toWidgetToken(claims)
      // An operator's issuer may use the claim for its own clients, which are not ours to take back.
      if (own && token.clientId !== null && !(await revocation.isInForce(token.clientId))) throw new RevokedTokenError()
      if (origin !== undefined && !allowsOrigin(token.origins, origin)) throw new TokenOriginError(origin)
      if (!token.scopes.has(scope)) throw new TokenScopeError(scope)
      return own ? token : { ...token, clientId: null }
    },
    async exchange(authorization, { seconds = tokenSeconds.default, subject } = {}) {
      const secret = parseClientSecret(authorization)
      const at = new Date(now())
      const client = secret === null ? null : await widgetClients.findBySecret(db, hashClientSecret(secret), at)
      if (client === null) throw new UnknownSecretError()
      const left = client.expiresAt ? Math.floor((client.expiresAt.getTime() - at.getTime()) / 1000) : seconds
      const expiresIn = Math.min(seconds, left)
      const grant = { ...client, clientId: client.id, scopes: client.scopes.filter(isTokenScope), subject }
      const token = await sign(grant, expiresIn)
      await recordIssue(db, client, { seconds: expiresIn, at })
      return { token, expiresIn, client }
    },
    async createClient(client, actor = 'operator') {
      const id = randomBytes(12).toString('base64url')
      const shown =
        client.kind === 'secret'
          ? createClientSecret()
          : await sign({ ...client, clientId: id }, secondsUntil(client.expiresAt, now()))
      const secretHash = client.kind === 'secret' ? hashClientSecret(shown) : null
      await storeClient(db, { ...client, id, secretHash }, { actor, at: new Date(now()) })
      return { id, shown }
    },
    async revoke(namespace, clientId, actor = 'operator') {
      const revoked = await revokeClient(db, { namespace, id: clientId }, { actor, at: new Date(now()) })
      revocation.forget(clientId)
      return revoked
    },
    forget(clientIds) {
      for (const clientId of clientIds) revocation.forget(clientId)
    },
  }
}

function secondsUntil(end: Date | null, now: number): number {
  return end === null ? tokenSeconds.max : Math.max(0, Math.floor((end.getTime() - now) / 1000))
}
