import { createHash, randomBytes } from 'node:crypto'

const bytes = 32
const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits for a cookie. Only their hash is stored, so a copy of the database cannot be used to log in. */
export function createSecret(): string {
  return randomBytes(bytes).toString('base64url')
}

/** The value of a cookie, or null where it is malformed. */
export function parseSecret(text: string | undefined): string | null {
  return text !== undefined && shape.test(text) ? text : null
}

export function hashSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
