import type { CookieSerializeOptions } from '@fastify/cookie'
import { isLocalOrigin } from './local-origin.ts'

export interface CookieNames {
  readonly session: string
  readonly device: string
  readonly openId: string
  readonly options: CookieSerializeOptions
}

/**
 * `__Host-` cookies can be set only by this host, over HTTPS. Browsers also accept them from http://localhost. Any other plain HTTP site gets names
 * without the prefix, because nobody could log in there otherwise.
 */
export function cookiesFor(publicOrigin: string): CookieNames {
  const secure = publicOrigin.startsWith('https:') || isLocalOrigin(publicOrigin)
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}bw-session`,
    device: `${prefix}bw-device`,
    openId: `${prefix}bw-openid`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}
