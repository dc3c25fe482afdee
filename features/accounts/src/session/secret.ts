import { createHash, randomBytes } from 'node:crypto'

const bytes = 32
const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits as a cookie carries them. Only their hash is stored: a copy of the database opens no session. */
export function createSecret(): string {
  return randomBytes(bytes).toString('base64url')
}

/** What a cookie holds, or null for anything that we did not make. */
export function parseSecret(text: string | undefined): string | null {
  return text !== undefined && shape.test(text) ? text : null
}

export function hashSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}
