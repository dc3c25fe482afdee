import { expect, it } from 'vitest'
import { createCookieSession } from './cookie-session.ts'
import { createTicketSession } from './ticket-session.ts'

const ticket = '1.c.id.origin.signature'
const start = { success: true, data: { endpoint: 'https://prices.example/streaming' } }
const { signal } = new AbortController()

function serve(answers: readonly unknown[]) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = []
  const page = {
    base: 'https://api.example/',
    async fetch(address: string, init: RequestInit) {
      asked.push({ address, init })
      const answer = answers[asked.length - 1]
      return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
    },
  }
  return { asked, page }
}

it('of another site’s page uses its token and a ticket, and puts neither in a URL', async () => {
  const { asked, page } = serve([start, { data: { ticket, expiresIn: 60 } }])
  expect(await createTicketSession(page, 'Bearer secret', signal)).toEqual({
    address: 'wss://prices.example/streaming/ws',
    protocols: ['bellwether.prices', `bellwether.ticket.${ticket}`],
  })
  expect(asked.map(({ address }) => address)).toEqual([
    'https://api.example/api/settings/init-streaming',
    'https://prices.example/streaming/session/create',
  ])
  for (const { init } of asked)
    expect(init).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer secret' } })
})

it('of our own page uses a cookie', async () => {
  const { asked, page } = serve([{ success: true, data: { endpoint: '/streaming', token: 'one/use' } }, {}])
  expect(await createCookieSession(page, signal)).toEqual({ address: 'wss://api.example/streaming/ws', protocols: [] })
  expect(asked[1]?.address).toBe('https://api.example/streaming/session/create?sessionId=one%2Fuse')
  expect(asked[1]?.init).toMatchObject({ credentials: 'include' })
  expect(asked[1]?.init.headers).toBeUndefined()
})

it.each([
  ['a refused token', [403], 'init-streaming', 403],
  ['an answer without an endpoint', [{ success: true, data: {} }], 'init-streaming', null],
  ['an answer that says no', [{ ...start, success: false }], 'init-streaming', null],
  ['an invalid endpoint', [{ data: { endpoint: 'javascript:1' } }], 'init-streaming', null],
  ['a refused session', [start, 401], 'session/create', 401],
  ['an answer without a ticket', [start, { data: null }], 'session/create', null],
])('fails on %s, without revealing the token', async (_name, answers, call, status) => {
  const error = await createTicketSession(serve(answers).page, 'Bearer secret', signal).catch(thrown => thrown)
  expect(error).toMatchObject({ code: 'STREAM_SESSION_FAILED', call, status })
  expect(JSON.stringify([error, error.message])).not.toContain('secret')
})
