import { createHash, randomBytes } from 'node:crypto'

/** So that programs that look for leaked secrets know one. */
const mark = 'bws_'
const shape = /^Bearer (bws_[\w-]{43})$/i

/** 256 random bits. Only their hash is stored. */
export function createClientSecret(): string {
  return mark + randomBytes(32).toString('base64url')
}

/** The secret in an Authorization header; null for anything that we did not make. */
export function parseClientSecret(authorization: string | undefined): string | null {
  return shape.exec(authorization ?? '')?.[1] ?? null
}

export function hashClientSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
