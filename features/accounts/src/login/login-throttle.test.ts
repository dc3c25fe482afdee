import type { loginFailures } from '@bellwether/db'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideLogin, throttleWindow } from './login-throttle.ts'

type Failure = loginFailures.RecentFailure

const start = Date.UTC(2026, 10, 13, 12)
const at = (minute: number) => new Date(start + minute * 60_000)
const failure = (minute: number, facts: Partial<Failure> = {}): Failure => ({
  failedAt: at(minute),
  sameAccount: true,
  sameNetwork: true,
  sameDevice: false,
  fromKnownDevice: false,
  ...facts,
})
const many = (count: number, facts: Partial<Failure> = {}) =>
  Array.from({ length: count }, (_, index) => failure(count - index, facts))

const stranger = { knownDevice: false }
const owner = { knownDevice: true }
const elsewhere = { sameNetwork: false }

describe('decideLogin', () => {
  it('blocks after ten failures, until the oldest of them is 15 minutes old', () => {
    expect(decideLogin(many(9), stranger)).toEqual({ admitted: true })
    expect(decideLogin(many(10), stranger)).toEqual({
      admitted: false,
      retryAt: at(16),
    })
  })

  it('counts no failures on other accounts from other networks', () => {
    expect(decideLogin(many(200, { sameAccount: false, ...elsewhere }), stranger)).toEqual({ admitted: true })
  })

  it('tells an account under attack when the first of its two limits gives way', () => {
    const [early, late] = [0, 10]
    const attackAt = (minute: number) => Array.from({ length: 10 }, () => failure(minute, elsewhere))
    const ownAt = (minute: number) => Array.from({ length: 3 }, () => failure(minute))
    expect(decideLogin([...attackAt(late), ...ownAt(early)], stranger)).toEqual({ admitted: false, retryAt: at(15) })
    expect(decideLogin([...ownAt(late), ...attackAt(early)], stranger)).toEqual({ admitted: false, retryAt: at(15) })
  })

  it('tells a network and an account beyond their limits when the last of them gives way', () => {
    const network = (minute: number) => Array.from({ length: 10 }, () => failure(minute, { sameAccount: false }))
    const account = (minute: number) => Array.from({ length: 100 }, () => failure(minute, elsewhere))
    for (const recent of [
      [...network(10), ...account(0)],
      [...account(10), ...network(0)],
    ])
      expect(decideLogin(recent, stranger)).toEqual({ admitted: false, retryAt: at(25) })
  })

  it('blocks a network that tries one password on many accounts', () => {
    expect(decideLogin(many(10, { sameAccount: false }), stranger).admitted).toBe(false)
  })

  it('allows another network three attempts on an account under attack', () => {
    const attack = many(40, elsewhere)
    expect(decideLogin(attack, stranger)).toEqual({ admitted: true })
    expect(decideLogin([...many(2), ...attack], stranger)).toEqual({ admitted: true })
    expect(decideLogin([...many(3), ...attack], stranger).admitted).toBe(false)
  })

  it('blocks every unknown browser after a hundred failures on one account', () => {
    expect(decideLogin(many(99, elsewhere), stranger).admitted).toBe(true)
    expect(decideLogin(many(100, elsewhere), stranger).admitted).toBe(false)
  })

  it('allows a known browser whatever others and its network have done', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.boolean(), fc.boolean(), (count, sameNetwork, sameAccount) => {
        expect(decideLogin(many(count, { sameNetwork, sameAccount }), owner)).toEqual({ admitted: true })
      }),
    )
  })

  it('blocks a known browser after ten failures of its own', () => {
    const own = { sameDevice: true, fromKnownDevice: true }
    expect(decideLogin(many(9, own), owner).admitted).toBe(true)
    expect(decideLogin(many(10, own), owner).admitted).toBe(false)
    expect(decideLogin(many(10, own), stranger).admitted).toBe(true)
  })

  const anyFailures = fc
    .array(
      fc.record({
        minute: fc.nat(14),
        sameAccount: fc.boolean(),
        sameNetwork: fc.boolean(),
        sameDevice: fc.boolean(),
        fromKnownDevice: fc.boolean(),
      }),
      { maxLength: 140 },
    )
    .map(facts => facts.sort((a, b) => b.minute - a.minute).map(({ minute, ...rest }) => failure(minute, rest)))

  it('admits at the time it gives, if nothing new has happened', () => {
    fc.assert(
      fc.property(anyFailures, fc.boolean(), (recent, knownDevice) => {
        const verdict = decideLogin(recent, { knownDevice })
        if (verdict.admitted) return
        const left = recent.filter(({ failedAt }) => failedAt.getTime() > verdict.retryAt.getTime() - throttleWindow)
        expect(decideLogin(left, { knownDevice })).toEqual({ admitted: true })
      }),
    )
  })

  it('never admits with more failures what it refused with fewer', () => {
    fc.assert(
      fc.property(anyFailures, fc.boolean(), fc.nat(), (recent, knownDevice, pick) => {
        const fewer = recent.filter((_, index) => index !== pick % Math.max(1, recent.length))
        if (!decideLogin(fewer, { knownDevice }).admitted)
          expect(decideLogin(recent, { knownDevice }).admitted).toBe(false)
      }),
    )
  })
})
