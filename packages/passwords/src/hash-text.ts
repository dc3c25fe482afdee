export interface Argon2Hash {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Null for anything but Argon2id of version 19, which is all we have ever written. */
export function parseHash(text: string): Argon2Hash | null {
  const [, memory, passes, parallelism, salt, tag] = shape.exec(text) ?? []
  if (salt === undefined || tag === undefined) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

export function formatHash({ memory, passes, parallelism, salt, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
