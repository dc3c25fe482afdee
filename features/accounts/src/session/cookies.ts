import type { CookieSerializeOptions } from '@fastify/cookie'
import { isLocalOrigin } from './local-origin.ts'

export interface CookieNames {
  readonly session: string
  readonly device: string
  readonly openId: string
  readonly options: CookieSerializeOptions
  /** They cross a network that may read them. */
  readonly isExposed: boolean
}

/**
 * `__Host-` cookies can be set only by this host, over HTTPS. A plain HTTP site gets names without the prefix, because
 * nobody could log in there otherwise: WebKit refuses Secure cookies even from http://localhost.
 */
export function cookiesFor(publicOrigin: string): CookieNames {
  const secure = publicOrigin.startsWith('https:')
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}bw-session`,
    device: `${prefix}bw-device`,
    openId: `${prefix}bw-openid`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    isExposed: !secure && !isLocalOrigin(publicOrigin),
  }
}
