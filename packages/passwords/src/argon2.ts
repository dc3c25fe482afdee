import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Argon2Hash, formatHash, parseHash } from './hash-text.ts'

// OWASP's first choice for Argon2id: 46 MiB, one pass, one lane. At most four run at once, one per thread of Node's pool.
const cost = { memory: 47_104, passes: 1, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

const derive = promisify(argon2)

/** Stands in for the hash of a user who does not exist, so that a guess at a name takes as long as a guess at a password. */
const nobody: Argon2Hash = { ...cost, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) }

/** The usual text form, `$argon2id$v=19$m=...,t=...,p=...$salt$hash`, which any Argon2 library can check. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return formatHash({ ...cost, salt, tag: await tagOf(password, { ...cost, salt, tag: Buffer.alloc(tagBytes) }) })
}

/** With null for a user who has no password, or does not exist: false, after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const hash = stored === null ? null : parseHash(stored)
  const against = hash ?? nobody
  const isEqual = timingSafeEqual(await tagOf(password, against), against.tag)
  return isEqual && hash !== null
}

/** Made with another cost than today's, or not readable: to be made anew when the password is next at hand. */
export function needsRehash(stored: string): boolean {
  const hash = parseHash(stored)
  return hash === null || (Object.keys(cost) as (keyof typeof cost)[]).some(part => hash[part] !== cost[part])
}

/** The same letters may come as different bytes from different keyboards; NFKC makes them one. */
function tagOf(password: string, { salt, tag, memory, passes, parallelism }: Argon2Hash): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return derive('argon2id', { message, nonce: salt, parallelism, tagLength: tag.length, memory, passes })
}
