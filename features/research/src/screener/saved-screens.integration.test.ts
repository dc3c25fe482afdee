import { type Database, users } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { createSessions } from '../../../accounts/src/session/sessions.ts'
import { maxSavedScreens } from './saved-screen.ts'

let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

async function loginAs(email: string): Promise<string> {
  const id = (await users.create(db, { email, name: 'A Person' })) ?? 0
  return `__Host-bw-session=${await createSessions(db).start(id)}`
}

const send = (cookie: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/investment/screener/saved',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const pageOf = async (cookie: string) => (await app.inject({ url: '/investment/screener', headers: { cookie } })).body

it('[RP-SCREEN-5] saves a screen under a name, replaces it, and deletes it', async () => {
  const cookie = await loginAs('screener@example.com')
  const saved = await send(cookie, { do: 'save', name: ' High  yield ', query: 'yieldFrom=5&page=3&evil=1' })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, '/investment/screener?yieldFrom=5&page=3'])
  expect(await pageOf(cookie)).toContain('<a href="/investment/screener?yieldFrom=5">High yield</a>')
  await send(cookie, { do: 'save', name: 'HIGH YIELD', query: 'yieldFrom=6' })
  const body = await pageOf(cookie)
  expect(body).toContain('<a href="/investment/screener?yieldFrom=6">HIGH YIELD</a>')
  expect(body).not.toContain('High yield')
  const id = /name="id" value="(\d+)"/.exec(body)?.[1] ?? ''
  const other = await loginAs('another@example.com')
  await send(other, { do: 'delete', id, query: '' })
  expect(await pageOf(cookie)).toContain('HIGH YIELD')
  await send(cookie, { do: 'delete', id, query: '' })
  expect(await pageOf(cookie)).not.toContain('HIGH YIELD')
})

it('[RP-SCREEN-5] refuses a missing name and more screens than allowed', async () => {
  const cookie = await loginAs('collector@example.com')
  expect((await send(cookie, { do: 'save', name: ' ', query: '' })).statusCode).toBe(422)
  for (let number = 1; number <= maxSavedScreens; number += 1)
    await send(cookie, { do: 'save', name: `Screen ${number}`, query: `yieldFrom=${number}` })
  const refused = await send(cookie, { do: 'save', name: 'One more', query: '' })
  expect([refused.statusCode, refused.body.includes('Delete one first')]).toEqual([422, true])
  expect((await send(cookie, { do: 'save', name: 'Screen 1', query: 'yieldFrom=9' })).statusCode).toBe(303)
})

it('[RP-SCREEN-5] leads a guest to the login and back, and shows no saved screens', async () => {
  const answer = await send('', { do: 'save', name: 'Mine', query: 'yieldFrom=5' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/login?next=%2Finvestment%2Fscreener%3FyieldFrom%3D5')
  const body = await pageOf('')
  expect(body).toContain('bookmark or share its link')
  expect(body).not.toContain('Saved screens')
})
