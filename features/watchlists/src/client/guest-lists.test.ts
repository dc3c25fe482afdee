import { getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { createGuestLists } from './guest-lists.ts'
import { guestListsKey } from './guest-lists-key.ts'

const hvl = getMarketCode('LSE:HVL')

function guest(stored: string | null, refuses = false) {
  const values = new Map(stored === null ? [] : [[guestListsKey, stored]])
  const store = () => {
    if (refuses) throw new Error('storage is switched off')
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
  }
  return { lists: createGuestLists(store, () => 1_000), values }
}

it.each([
  '{',
  'null',
  '7',
  '"x"',
  '[[]]',
  '{"__proto__":1}',
  '[{"name":"A","items":{"length":1e9}}]',
  '[{"name":{},"items":[]}]',
])('reads %s as empty, and can still be added to', stored => {
  const { lists } = guest(stored)
  expect(lists.read().flatMap(({ items }) => items)).toEqual([])
  lists.change({ kind: 'star', marketCode: hvl })
  expect(lists.read()[0]?.items).toEqual([{ marketCode: hvl, note: '', notedAt: 0 }])
})

it('is empty when storage is disabled, and throws when something should be saved', () => {
  const { lists } = guest(null, true)
  expect(lists.read()).toEqual([])
  expect(() => lists.change({ kind: 'star', marketCode: hvl })).toThrow('storage is switched off')
})

it('removes only the lists that were merged into the account', () => {
  const { lists, values } = guest(null)
  lists.change({ kind: 'star', marketCode: hvl })
  const known = lists.text() ?? ''
  lists.change({ kind: 'create', name: 'Later' })
  lists.forget(known)
  expect(lists.read()).toHaveLength(2)
  lists.forget(lists.text() ?? '')
  expect(values.size).toBe(0)
})
