import { expect, it } from 'vitest'
import { createIdleQueue } from './idle-queue.ts'

it('does one piece of work in each idle moment, in order', () => {
  const idle: (() => void)[] = []
  const done: string[] = []
  const add = createIdleQueue({ requestIdleCallback: (work: () => void) => idle.push(work) } as unknown as Window)
  add(() => done.push('a'))
  add(() => done.push('b'))
  expect([idle.length, done]).toEqual([1, []])
  idle.shift()?.()
  expect([idle.length, done]).toEqual([1, ['a']])
  add(() => done.push('c'))
  idle.shift()?.()
  idle.shift()?.()
  expect([idle.length, done]).toEqual([0, ['a', 'b', 'c']])
})
