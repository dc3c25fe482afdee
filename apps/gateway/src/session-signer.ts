import { hkdfSync } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'

export interface SessionSigner {
  sign(text: string): string
  /** The signed text; null unless it was signed with the same key for the same purpose. */
  unsign(signed: string): string | null
}

/**
 * HMAC-SHA-256 by @fastify/cookie, which compares in constant time. Each purpose has a key of its own, derived from the
 * one that all gateways share, so that a cookie can never pass for a ticket.
 */
export function createSessionSigner(key: Uint8Array, purpose: 'cookie' | 'ticket'): SessionSigner {
  const signer = fastifyCookie.signerFactory(Buffer.from(hkdfSync('sha256', key, '', `streaming ${purpose}`, 32)))
  return {
    sign: text => signer.sign(text),
    unsign(signed) {
      const { valid, value } = signer.unsign(signed)
      return valid ? value : null
    },
  }
}
