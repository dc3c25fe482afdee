import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { ConfigForbiddenError, ConfigNoKeysError, ConfigTokenError } from '../errors.ts'

/** Whose tokens count: a shared secret (HS256), the keys of an issuer, or nobody's. */
export type TokenKeys = { readonly secret: Uint8Array } | { readonly jwksUrl: URL } | null

export const audience = 'bellwether'
/** How far clocks may be apart. */
const toleranceSeconds = 5

/** Resolves if the header holds a token that may read the namespace; its claim `namespaces` lists them, `acme.*` for all below. */
export type CheckToken = (authorization: string | undefined, namespace: string) => Promise<void>

export function createTokenCheck(keys: TokenKeys): CheckToken {
  const verify = toVerify(keys)
  return async (authorization, namespace) => {
    if (verify === null) throw new ConfigNoKeysError()
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
    if (token === undefined)
      throw new ConfigTokenError(authorization === undefined ? 'there is none' : 'it is not "Bearer " and a JWT')
    const { namespaces } = await verify(token).catch(error => {
      throw new ConfigTokenError(toReason(error))
    })
    if (!mayRead(namespaces, namespace)) throw new ConfigForbiddenError(namespace)
  }
}

function toVerify(keys: TokenKeys): ((token: string) => Promise<JWTPayload>) | null {
  if (keys === null) return null
  const options = { audience, clockTolerance: toleranceSeconds, requiredClaims: ['exp'] }
  if ('secret' in keys) {
    return async token => (await jwtVerify(token, keys.secret, { ...options, algorithms: ['HS256'] })).payload
  }
  const jwks = createRemoteJWKSet(keys.jwksUrl)
  const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
  return async token => (await jwtVerify(token, jwks, { ...options, algorithms })).payload
}

export function mayRead(namespaces: unknown, namespace: string): boolean {
  if (!Array.isArray(namespaces)) return false
  return namespaces.some(
    pattern =>
      pattern === namespace ||
      (typeof pattern === 'string' && pattern.endsWith('.*') && namespace.startsWith(pattern.slice(0, -1))),
  )
}

/** Says what is wrong and nothing of what was sent. */
function toReason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'it has expired'
  if (error instanceof errors.JWTClaimValidationFailed) return `its claim ${error.claim} is missing or wrong`
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'its signature does not fit'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its algorithm is not allowed'
  return error instanceof errors.JOSEError ? 'it cannot be read' : 'the keys of its issuer could not be fetched'
}
