import * as crypto from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from './argon2.ts'

const work = vi.hoisted(() => [] as object[])

vi.mock('node:crypto', async original => {
  const real = await original<typeof crypto>()
  const { promisify } = await import('node:util')
  const derive = promisify(real.argon2)
  const counted: typeof real.argon2 = (algorithm, options, done) => {
    const { memory, passes, parallelism, tagLength } = options
    work.push({ algorithm, memory, passes, parallelism, tagLength })
    derive(algorithm, options).then(
      tag => done(null, tag),
      error => done(error, Buffer.alloc(0)),
    )
  }
  return { ...real, argon2: counted }
})

beforeEach(() => {
  work.length = 0
})

const today = { algorithm: 'argon2id', memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 }

describe('hashPassword', () => {
  it('writes the usual text form, which gives the same hash again', async () => {
    const hash = await hashPassword('bellwether-demo')
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
    if (!parts) throw new Error(hash)
    const [, memory, passes, parallelism, salt = '', expected = ''] = parts
    const again = crypto.argon2Sync('argon2id', {
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

describe('verifyPassword', () => {
  it('knows the right password from any other', async () => {
    const hash = await hashPassword('correct horse')
    expect(await verifyPassword(hash, 'correct horse')).toBe(true)
    expect(await verifyPassword(hash, 'correct horsf')).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
  })

  it('takes the same letters from another keyboard', async () => {
    expect(
      await verifyPassword(await hashPassword('caf\u00e9 r\u00e9sum\u00e9'), 'cafe\u0301 re\u0301sume\u0301'),
    ).toBe(true)
  })

  it('does exactly the same work for a user who exists, who does not, and whose hash is unreadable', async () => {
    const hash = await hashPassword('correct horse')
    for (const stored of [hash, null, 'not a hash']) {
      work.length = 0
      expect(await verifyPassword(stored, 'a guess')).toBe(false)
      expect(work).toEqual([today])
    }
  })

  it('reads hashes of another cost', async () => {
    const salt = Buffer.alloc(16, 7)
    const cheap = crypto.argon2Sync('argon2id', {
      message: 'old',
      nonce: salt,
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 24,
    })
    const text = `$argon2id$v=19$m=64,t=1,p=1$${salt.toString('base64').replace(/=+$/, '')}$${Buffer.from(cheap).toString('base64').replace(/=+$/, '')}`
    expect(await verifyPassword(text, 'old')).toBe(true)
    expect(await verifyPassword(text, 'new')).toBe(false)
    expect(needsRehash(text)).toBe(true)
  })
})

describe('needsRehash', () => {
  it('asks for a new hash only where the cost has changed', async () => {
    const hash = await hashPassword('x')
    expect(needsRehash(hash)).toBe(false)
    expect(needsRehash(hash.replace('t=1', 't=3'))).toBe(true)
    expect(needsRehash(hash.replace('m=47104', 'm=19456'))).toBe(true)
    expect(needsRehash('$2b$10$whatever')).toBe(true)
  })
})
