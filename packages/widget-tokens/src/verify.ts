import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import { ExpiredTokenError, InvalidTokenError, type WidgetTokenError } from './errors.ts'

/** Whose tokens count beside our own: a shared secret (HS256), the keys of an issuer, or nobody's. */
export type TokenKeys = { readonly secret: Uint8Array } | IssuerKeys | null

export interface IssuerKeys {
  readonly jwksUrl: URL
  /** What the claim `iss` must be; null where the keys are used by one issuer alone. */
  readonly issuer: string | null
}

export const audience = 'bellwether'
export const issuer = 'bellwether'
/** How far clocks may be apart. */
const toleranceSeconds = 5

/** The claims of a bearer token, and whether we have signed it ourselves. Rejects with a WidgetTokenError. */
export type Verify = (
  authorization: string | undefined,
) => Promise<{ readonly claims: JWTPayload; readonly own: boolean }>

export function createVerify(ownKey: Uint8Array, operatorKeys: TokenKeys, now: () => number): Verify {
  const verifyOperators = toVerify(operatorKeys, now)
  const verifyOwn = toVerify({ secret: ownKey }, now)
  return async authorization => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
    if (token === undefined)
      throw new InvalidTokenError(authorization === undefined ? 'there is none' : 'it is not "Bearer " and a JWT')
    try {
      const own = isOwn(token)
      return { claims: await (own ? verifyOwn : verifyOperators)(token), own }
    } catch (error) {
      throw toTokenError(error)
    }
  }
}

/** Only chooses the key: whoever claims to be us must have signed with ours. */
function isOwn(token: string): boolean {
  return decodeJwt(token).iss === issuer
}

function toVerify(keys: TokenKeys, now: () => number): (token: string) => Promise<JWTPayload> {
  if (keys === null) return async () => Promise.reject(new InvalidTokenError('its issuer is not known here'))
  const options = { audience, clockTolerance: toleranceSeconds, requiredClaims: ['exp'] }
  const current = () => ({ ...options, currentDate: new Date(now()) })
  if ('secret' in keys) {
    return async token => (await jwtVerify(token, keys.secret, { ...current(), algorithms: ['HS256'] })).payload
  }
  const jwks = createRemoteJWKSet(keys.jwksUrl)
  const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
  const from = keys.issuer === null ? {} : { issuer: keys.issuer }
  return async token => (await jwtVerify(token, jwks, { ...current(), ...from, algorithms })).payload
}

/** Says what is wrong and nothing of what was sent. */
function toTokenError(error: unknown): WidgetTokenError {
  if (error instanceof InvalidTokenError) return error
  if (error instanceof errors.JWTExpired) return new ExpiredTokenError()
  return new InvalidTokenError(toReason(error))
}

function toReason(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed) return `its claim ${error.claim} is missing or wrong`
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'its signature does not fit'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its algorithm is not allowed'
  return error instanceof errors.JOSEError ? 'it cannot be read' : 'the keys of its issuer could not be fetched'
}
