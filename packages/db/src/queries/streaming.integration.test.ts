import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket } from '../../testing/small-market/index.ts'
import { exclusively } from '../exclusive.ts'
import { clearMarket } from '../maintenance.ts'
import { feedOrder, streamedListings, streaming, users } from './index.ts'

describeOnBothDatabases('streaming', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  it('says which codes exist and which of them stream', async () => {
    const found = await streamedListings.find(getDb(), ['LSE:HVL', 'FUND:KESTRE5', 'LSE:NONE'])
    expect(new Map(found.map(({ marketCode, streamable }) => [marketCode, streamable]))).toEqual(
      new Map([
        ['LSE:HVL', true],
        ['FUND:KESTRE5', false],
      ]),
    )
  })

  it('reads the quotes that a feed starts from', async () => {
    const listings = await streamedListings.all(getDb())
    expect(listings.find(({ marketCode }) => marketCode === 'LSE:HVL')).toEqual({
      marketCode: 'LSE:HVL',
      exchange: 'LSE',
      unit: 'GBX',
      scale: 2,
      suspended: false,
      at: new Date('2026-11-13T16:35:00Z'),
      last: 128_450,
      bid: 128_400,
      ask: 128_500,
      previousClose: 126_600,
      averageVolume: null,
    })
    expect(listings.some(({ marketCode }) => marketCode.startsWith('FUND:'))).toBe(false)
  })

  describe('tokens', () => {
    it('[RP-STREAM-18] hold 256 bits, and are stored only as a hash', async () => {
      const tokens = await Promise.all(Array.from({ length: 20 }, () => streaming.issueToken(getDb(), null)))
      for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(new Set(tokens).size).toBe(20)
      const { rows } = await sql<{ row: string }>`select streaming_tokens::text as row from streaming_tokens`.execute(
        getDb().sql,
      )
      for (const token of tokens) expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    })

    it('[RP-STREAM-18] of 1,000 attempts at once exactly one spends it', async () => {
      const token = await streaming.issueToken(getDb(), null)
      const answers = await Promise.all(Array.from({ length: 1000 }, () => streaming.redeemToken(getDb(), token)))
      expect(answers.filter(answer => answer !== null)).toMatchObject([{ userId: null, login: null }])
    })

    it('[RP-STREAM-18] are worth nothing after their time, 60 s unless told otherwise', async () => {
      const late = await streaming.issueToken(getDb(), null, { lifetimeMs: -1 })
      expect(await streaming.redeemToken(getDb(), late)).toBeNull()
      await streaming.issueToken(getDb(), null)
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from max(expires_at) - now())::float8 as seconds from streaming_tokens`.execute(
        getDb().sql,
      )
      expect(rows[0]?.seconds).toBeGreaterThan(50)
      expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
    })

    it('that were never spent go when the next one is made', async () => {
      for (let i = 0; i < 3; i += 1) await streaming.issueToken(getDb(), null, { lifetimeMs: -1 })
      await streaming.issueToken(getDb(), null)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from streaming_tokens where expires_at <= now()`.execute(getDb().sql)
      expect(rows).toEqual([{ count: 0 }])
    })

    it('remember whose they are', async () => {
      const id = await users.create(getDb(), { email: 'a@example.com', name: 'A' })
      const token = await streaming.issueToken(getDb(), id, { login: 'aaaa' })
      expect(await streaming.redeemToken(getDb(), token)).toEqual({
        userId: id,
        login: 'aaaa',
        spentAt: expect.any(Number),
      })
    })
  })

  describe('revocations', () => {
    const lifetimeMs = 3_600_000
    const createUser = async (email: string) => (await users.create(getDb(), { email, name: 'R' })) ?? 0

    it('void unused tokens of the user or of one login, and are listed after those known', async () => {
      const id = await createUser('revoked@example.com')
      const issue = (login: string) => streaming.issueToken(getDb(), id, { login })
      const spend = (token: string) => streaming.redeemToken(getDb(), token)
      const before = await spend(await issue('one'))
      const [one, two] = [await issue('one'), await issue('two')]
      const first = await streaming.revoke(getDb(), { userId: id, login: 'one' }, lifetimeMs)
      expect(first).toEqual({ id: expect.any(Number), userId: id, login: 'one', revokedAt: expect.any(Number) })
      expect(await spend(one)).toBeNull()
      const after = await spend(two)
      expect(after).toMatchObject({ login: 'two' })
      expect(before?.spentAt).toBeLessThanOrEqual(first.revokedAt)

      const three = await issue('three')
      const all = await streaming.revoke(getDb(), { userId: id, login: null }, lifetimeMs)
      expect(await spend(three)).toBeNull()
      expect(all.revokedAt).toBeGreaterThanOrEqual(after?.spentAt ?? 0)
      expect(await streaming.revocationsAfter(getDb(), first.id - 1)).toEqual([first, all])
      expect(await streaming.revocationsAfter(getDb(), first.id)).toEqual([all])
      expect(await streaming.revocationsAfter(getDb(), all.id)).toEqual([])
    })

    it('are purged once every session they could void has expired', async () => {
      const id = await createUser('purged@example.com')
      const old = await streaming.revoke(getDb(), { userId: id, login: null }, lifetimeMs)
      // Both may fall into one millisecond.
      await sql`update streaming_revocations set revoked_at = revoked_at - interval '1 second'`.execute(getDb().sql)
      const next = await streaming.revoke(getDb(), { userId: id, login: null }, 0)
      expect(await streaming.revocationsAfter(getDb(), old.id - 1)).toEqual([next])
    })

    it('name a login by a reference that does not reveal its hash', () => {
      const hash = new Uint8Array(32).fill(3)
      expect(streaming.toLoginReference(hash)).toMatch(/^[\w-]{16}$/)
      expect(Buffer.from(streaming.toLoginReference(hash), 'base64url')).not.toEqual(Buffer.from(hash.slice(0, 12)))
    })
  })

  it('the order of feeds keeps the greatest shift and the greatest order, and outlives the market', async () => {
    expect(await feedOrder.read(getDb())).toEqual({ shiftDays: 0, highWater: 0 })
    await feedOrder.raise(getDb(), { shiftDays: 2, highWater: 1_800_000_000_000 })
    await Promise.all([
      feedOrder.raise(getDb(), { shiftDays: 1, highWater: 1_900_000_000_000 }),
      feedOrder.raise(getDb(), { shiftDays: 3, highWater: 5 }),
    ])
    await clearMarket(getDb())
    expect(await feedOrder.read(getDb())).toEqual({ shiftDays: 3, highWater: 1_900_000_000_000 })
    await fillSmallMarket(getDb())
  })

  it('the signing key is made once, whoever asks first, and outlives the market', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => streaming.signingKey(getDb())))
    expect(new Set(keys.map(key => Buffer.from(key).toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    await clearMarket(getDb())
    expect(await streaming.signingKey(getDb())).toEqual(keys[0])
  })

  describe('exclusively', () => {
    it('answers what the work answers, and is free again after it failed', async () => {
      await expect(exclusively(getDb(), 'a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
      expect(await exclusively(getDb(), 'a', async () => 7)).toBe(7)
    })

    it('of several at once lets one work at a time, each by its name', async () => {
      // One process at a time has the embedded database.
      if (getDb().kind === 'embedded') return
      const events: string[] = []
      let finish = () => {}
      const first = exclusively(getDb(), 'market', () => {
        events.push('first begins')
        return new Promise<void>(resolve => {
          finish = () => {
            events.push('first ends')
            resolve()
          }
        })
      })
      await expect.poll(() => events).toEqual(['first begins'])
      const second = exclusively(getDb(), 'market', async () => events.push('second works'))
      await exclusively(getDb(), 'another', async () => events.push('another works'))
      finish()
      await Promise.all([first, second])
      expect(events).toEqual(['first begins', 'another works', 'first ends', 'second works'])
    })
  })
})
