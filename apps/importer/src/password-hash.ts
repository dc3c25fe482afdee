import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP's least setting for Argon2id: 19 MiB, two passes, one lane.
const memoryKib = 19_456
const passes = 2
const parallelism = 1

const argon2Async = promisify(argon2)

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** The usual text form, `$argon2id$v=19$m=...,t=...,p=...$salt$hash`, which any Argon2 library can check. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2Async('argon2id', {
    message: password,
    nonce: salt,
    parallelism,
    tagLength: 32,
    memory: memoryKib,
    passes,
  })
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}
