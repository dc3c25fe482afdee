import type { Database } from '@bellwether/db'
import type { Account, PageSender } from '@bellwether/web'
import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountsPage } from '../pages.ts'
import type { SessionReplies } from '../session/session-replies.ts'
import type { Credentials, LoginResult } from './login.ts'
import { loginRoutes } from './login-route.ts'

const now = Date.UTC(2026, 10, 13, 12)

afterEach(() => void vi.useRealTimers())

async function createApp(result: LoginResult = { kind: 'wrong' }, account: Account | null = null) {
  const lines: { readonly msg: string }[] = []
  const tried: Credentials[] = []
  const done: unknown[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: line => void lines.push(JSON.parse(line)) } } })
  app.decorateRequest('account', { getter: () => account })
  const pages: Pick<PageSender<AccountsPage>, 'send'> = {
    async send(_request, reply, page, path, status = 200) {
      await reply.code(status).send({ page, path })
    },
  }
  const replies: SessionReplies = {
    deviceOf: () => 'this browser',
    logIn: async (_request, _reply, user) => void done.push(user),
    logOut: async (_request, _reply, options) => void done.push(options),
  }
  loginRoutes(app, {
    db: {} as Database,
    login: async credentials => {
      tried.push(credentials)
      return result
    },
    replies,
    pages: pages as PageSender<AccountsPage>,
    offers: { demo: null, openId: false },
  })
  const post = (payload: object, url = '/login') => app.inject({ method: 'POST', url, payload })
  const logged = () =>
    lines.map(({ msg }) => msg).filter(text => !text.startsWith('incoming') && text !== 'request completed')
  return { app, post, tried, done, lines, logged }
}

const form = { email: ' a@example.com ', password: 'a right password' }

describe('the login page', () => {
  it('keeps where the visitor wanted to go, if that is on this site', async () => {
    const { app } = await createApp()
    const viewAt = async (url: string) => (await app.inject(url)).json()
    expect(await viewAt('/login')).toMatchObject({
      page: { kind: 'login', view: { email: '', next: null, problem: null } },
      path: '/login',
    })
    expect((await viewAt('/login?next=/account')).page.view.next).toBe('/account')
    expect((await viewAt('/login?next=//evil.example')).page.view.next).toBeNull()
  })

  it('sends a user on who has logged in already', async () => {
    const { app } = await createApp(undefined, { id: 1 } as Account)
    for (const [url, location] of [
      ['/login', '/'],
      ['/login?next=/account', '/account'],
    ]) {
      const { statusCode, headers } = await app.inject(url ?? '')
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, location, 'private, no-store'])
    }
  })
})

describe('a login', () => {
  it('is tried with the address without blanks, from this network and browser', async () => {
    const { post, tried, done, lines, logged } = await createApp({ kind: 'user', userId: 7, device: 'a device' })
    const { statusCode, headers } = await post({ ...form, next: '/account' })
    expect(tried).toEqual([{ ...form, email: 'a@example.com', address: '127.0.0.1', device: 'this browser' }])
    expect(done).toEqual([{ id: 7, device: 'a device' }])
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/account', 'private, no-store'])
    expect(logged()).toEqual(['logged in'])
    expect(lines.find(({ msg }) => msg === 'logged in')).toMatchObject({ userId: 7 })
  })

  it.each([undefined, '//evil.example'])('goes to the home page and not to %j', async next => {
    const { post } = await createApp({ kind: 'user', userId: 7, device: 'a device' })
    expect((await post({ ...form, next })).headers.location).toBe('/')
  })

  it('that is wrong shows the form again, with the address and without the password', async () => {
    const { post, done, logged } = await createApp({ kind: 'wrong' })
    const answer = await post({ ...form, next: '/account' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().page.view).toMatchObject({
      email: form.email,
      next: '/account',
      problem: 'Incorrect email address or password.',
    })
    expect(answer.body).not.toContain(form.password)
    expect([done, logged()]).toEqual([[], ['login failed']])
  })

  it.each([
    [-5000, '1', '1 minute'],
    [1, '1', '1 minute'],
    [60_000, '60', '1 minute'],
    [60_001, '61', '2 minutes'],
    [900_000, '900', '15 minutes'],
  ])('%i ms too early is told to wait %s s, in words %s', async (ms, seconds, words) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const { post, done, lines } = await createApp({ kind: 'throttled', retryAt: new Date(now + ms) })
    const answer = await post(form)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, seconds])
    expect(answer.json().page.view).toMatchObject({
      email: form.email,
      problem: `Too many failed attempts. Try again in ${words}. Your account is not locked.`,
    })
    expect(done).toEqual([])
    expect(lines.find(({ msg }) => msg === 'login throttled')).toMatchObject({ retryAfterSeconds: Number(seconds) })
  })

  it.each([
    ['nothing', {}, ''],
    ['no password', { email: 'a@example.com' }, 'a@example.com'],
    ['an empty password', { email: 'a@example.com', password: '' }, 'a@example.com'],
    ['a password that is too long', { email: 'a@example.com', password: 'x'.repeat(1025) }, 'a@example.com'],
    ['an address of blanks', { email: '  ', password: 'x' }, '  '],
    ['an address that is too long', { email: 'x'.repeat(300), password: 'x' }, 'x'.repeat(254)],
    ['an address of another kind', { email: { a: 1 }, password: 'x' }, ''],
  ])('with %s is not tried, and keeps what was entered', async (_what, fields, email) => {
    const { post, tried } = await createApp()
    const answer = await post({ ...fields, next: '/account' })
    expect([answer.statusCode, tried]).toEqual([400, []])
    expect(answer.json().page.view).toMatchObject({
      email,
      next: '/account',
      problem: 'Enter your email address and password.',
    })
    expect((await post({ ...fields, next: { a: 1 } })).json().page.view.next).toBeNull()
  })
})

describe('a logout', () => {
  it('of a guest forgets the cookies, here or everywhere, and leads to the home page', async () => {
    const { app, post, done, logged } = await createApp()
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/logout' })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'private, no-store'])
    await post({}, '/logout')
    await post({ everywhere: '1' }, '/logout')
    expect(done).toEqual([{ everywhere: false }, { everywhere: false }, { everywhere: true }])
    expect(logged()).toEqual([])
  })
})
