import { expect, it } from 'vitest'
import { CommandCredit } from './command-credit.ts'
import { burstSeconds, toleratedCommands } from './limits.ts'

it('allows a burst, refuses what follows, and reports a flood', () => {
  const credit = new CommandCredit(10, 0)
  const take = (count: number, now: number) => Array.from({ length: count }, () => credit.take(now))
  expect(new Set(take(10 * burstSeconds, 0))).toEqual(new Set(['TAKEN']))
  expect(new Set(take(toleratedCommands, 0))).toEqual(new Set(['REFUSED']))
  expect(credit.take(0)).toBe('FLOOD')
})

it('refills over time, up to the burst', () => {
  const credit = new CommandCredit(10, 0)
  for (let i = 0; i < 10 * burstSeconds; i += 1) credit.take(0)
  expect(credit.take(100)).toBe('TAKEN')
  expect(credit.take(100)).toBe('REFUSED')
  const later = 1_000_000
  for (let i = 0; i < 10 * burstSeconds; i += 1) expect(credit.take(later)).toBe('TAKEN')
  expect(credit.take(later)).toBe('REFUSED')
})

it('is not refilled by a clock set back', () => {
  const credit = new CommandCredit(1, 10_000)
  for (let i = 0; i < burstSeconds; i += 1) credit.take(10_000)
  expect(credit.take(0)).toBe('REFUSED')
})
