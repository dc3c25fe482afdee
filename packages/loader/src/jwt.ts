import { type Dictionary, isDictionary } from './merge.ts'

/**
 * The claims of a JWT, unverified: that is the server's business. Undefined for anything that is none. Texts in it are
 * bytes of UTF-8, one in each character.
 */
export function decodeJwt(token: unknown): Dictionary | undefined {
  const [, claims = '', ...rest] = `${token}`.split('.')
  try {
    const parsed: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    if (rest.length === 1 && isDictionary(parsed)) return parsed
  } catch {}
}
