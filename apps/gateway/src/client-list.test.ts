import { expect, it } from 'vitest'
import type { Client } from './client.ts'
import { ClientList } from './client-list.ts'

it('stays dense, and every client knows its place, whoever leaves', () => {
  const list = new ClientList()
  const clients = Array.from({ length: 4 }, () => ({ index: -1 }) as Client)
  const [a, b, c, d] = clients as [Client, Client, Client, Client]
  for (const client of clients) list.add(client)
  expect(list.remove(b)).toBe(true)
  expect(list.all).toEqual([a, d, c])
  expect(list.remove(c)).toBe(true)
  expect(list.all).toEqual([a, d])
  expect(list.all.map(({ index }) => index)).toEqual([0, 1])
  expect([b.index, c.index, list.size]).toEqual([-1, -1, 2])
  expect(list.remove(b)).toBe(false)
  expect(list.all).toEqual([a, d])
  expect(list.remove(a)).toBe(true)
  expect([list.all, d.index]).toEqual([[d], 0])
  expect(list.remove(d)).toBe(true)
  expect([list.all, d.index]).toEqual([[], -1])
})
