import { loginMark } from '@bellwether/domain'
import type { Account } from '@bellwether/web'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { deviceLifetime } from '../login/login.ts'
import { cookiesFor } from './cookies.ts'
import { createSessionReplies } from './session-replies.ts'
import type { Sessions } from './sessions.ts'

const cookies = cookiesFor('https://bellwether.example')
const [old, device] = ['a'.repeat(43), 'd'.repeat(43)]
const own = { cookie: `${cookies.session}=${old}; ${cookies.device}=${device}` }
const bearer = { ...own, authorization: 'Bearer x' }
const account = { id: 7, login: 'one' } as Account

async function createApp(who: Account | null) {
  const done: unknown[] = []
  const sessions: Pick<Sessions, 'start' | 'end' | 'endAll'> = {
    start: async userId => {
      done.push(['start', userId])
      return 'new'
    },
    end: async secret => void done.push(['end', secret]),
    endAll: async userId => void done.push(['endAll', userId]),
  }
  const replies = createSessionReplies(sessions as Sessions, cookies, async target => void done.push(target))
  const app = fastify()
  await app.register(cookie)
  app.decorateRequest('account', { getter: () => who })
  app.get('/device', async request => ({ device: replies.deviceOf(request) }))
  app.get('/in', async (request, reply) => {
    await replies.logIn(request, reply, { id: 8, device })
    return {}
  })
  app.get<{ Querystring: { everywhere?: string } }>('/out', async (request, reply) => {
    await replies.logOut(request, reply, { everywhere: request.query.everywhere !== undefined })
    return {}
  })
  return { get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }), done }
}

it('knows a browser by its cookie, unless that comes beside a bearer token', async () => {
  const { get } = await createApp(null)
  expect((await get('/device', own)).json()).toEqual({ device })
  expect((await get('/device', bearer)).json()).toEqual({ device: null })
  expect((await get('/device')).json()).toEqual({ device: null })
})

it('ends the session of the browser before it starts one, and sets three cookies', async () => {
  const { get, done } = await createApp(account)
  const answer = await get('/in', own)
  expect(done).toEqual([['end', old], { userId: 7, login: 'one' }, ['start', 8]])
  const kept = { path: '/', secure: true, sameSite: 'Lax' }
  expect(answer.cookies).toEqual([
    { ...kept, name: cookies.session, value: 'new', httpOnly: true },
    { ...kept, name: cookies.device, value: device, httpOnly: true, maxAge: deviceLifetime / 1000 },
    // Read by the page's script.
    { ...kept, name: loginMark, value: '1' },
  ])
})

it('starts a session for a guest without ending any', async () => {
  const { get, done } = await createApp(null)
  await get('/in')
  expect(done).toEqual([['start', 8]])
})

it('ends this login, and keeps the browser known', async () => {
  const { get, done } = await createApp(account)
  const answer = await get('/out', own)
  expect(done).toEqual([['end', old], { userId: 7, login: 'one' }])
  expect(answer.cookies.map(({ name, value, expires }) => [name, value, expires])).toEqual([
    [cookies.session, '', new Date(0)],
    [loginMark, '', new Date(0)],
  ])
})

it('ends every login of the user, with all live prices', async () => {
  const { get, done } = await createApp(account)
  await get('/out?everywhere=1', own)
  expect(done).toEqual([['endAll', 7], { userId: 7, login: null }, ['end', old], { userId: 7, login: 'one' }])
})

it('ends nothing for a guest everywhere, nor by a cookie beside a bearer token', async () => {
  const { get, done } = await createApp(null)
  expect((await get('/out?everywhere=1')).cookies).toHaveLength(2)
  expect((await get('/out', bearer)).cookies).toEqual([])
  expect(done).toEqual([])
})
