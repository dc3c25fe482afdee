import { expect, it } from 'vitest'
import { createRevocation } from './revocation.ts'

function watch() {
  const asked: string[] = []
  const clock = { now: 0 }
  const state = { inForce: true, broken: false }
  const revocation = createRevocation(
    async id => {
      asked.push(id)
      if (state.broken) throw new Error('no database')
      return state.inForce
    },
    () => clock.now,
  )
  return { asked, clock, state, revocation }
}

it('asks once a minute for each client, however many tokens come', async () => {
  const { asked, clock, state, revocation } = watch()
  await Promise.all([revocation.isInForce('a'), revocation.isInForce('a'), revocation.isInForce('b')])
  expect(asked).toEqual(['a', 'b'])
  state.inForce = false
  clock.now = 59_999
  expect(await revocation.isInForce('a')).toBe(true)
  clock.now = 60_000
  expect(await revocation.isInForce('a')).toBe(false)
  expect(asked).toEqual(['a', 'b', 'a'])
})

it('asks again at once when told to, and after a question that failed', async () => {
  const { asked, state, revocation } = watch()
  await revocation.isInForce('a')
  revocation.forget('a')
  state.broken = true
  await expect(revocation.isInForce('a')).rejects.toThrow('no database')
  state.broken = false
  expect(await revocation.isInForce('a')).toBe(true)
  expect(asked).toEqual(['a', 'a', 'a'])
})

it('remembers ten thousand clients, and forgets the one asked for longest ago first', async () => {
  const { asked, revocation, clock } = watch()
  await revocation.isInForce('first')
  await revocation.isInForce('second')
  clock.now = 60_000
  await revocation.isInForce('first')
  for (let i = 0; i < 9_999; i += 1) await revocation.isInForce(`client ${i}`)
  clock.now = 60_001
  asked.length = 0
  await revocation.isInForce('first')
  expect(asked).toEqual([])
  await revocation.isInForce('one more')
  await revocation.isInForce('first')
  expect(asked).toEqual(['one more', 'first'])
})
