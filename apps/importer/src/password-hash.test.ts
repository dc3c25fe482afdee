import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword } from './password-hash.ts'

describe('hashPassword', () => {
  it('writes the usual text form, which gives the same hash again', async () => {
    const hash = await hashPassword('bellwether-demo')
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
    if (!parts) throw new Error(hash)
    const [, memory, passes, parallelism, salt = '', expected = ''] = parts
    const again = argon2Sync('argon2id', {
      message: 'bellwether-demo',
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: 32,
    })
    expect(Buffer.from(expected, 'base64')).toEqual(Buffer.from(again))
  })

  it('salts each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })
})
