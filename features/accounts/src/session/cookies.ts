import type { CookieSerializeOptions } from '@fastify/cookie'
import { isLocalOrigin } from './local-origin.ts'

export interface CookieNames {
  readonly session: string
  readonly device: string
  readonly openId: string
  readonly options: CookieSerializeOptions
}

/**
 * `__Host-` cookies belong to exactly this host, over HTTPS: no neighbouring host can plant one. Browsers also take them from http://localhost. A plain
 * http site elsewhere gets names without the prefix, or nobody could log in there.
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
