import { describe, expect, it } from 'vitest'
import { SessionCookies } from './session-cookie.ts'
import { SessionTickets } from './session-ticket.ts'
import { sessionLifetimeMs } from './stream-session.ts'

const key = new Uint8Array(32).fill(7)
const tickets = new SessionTickets(key)
const now = 1_700_000_000_000
const origin = 'https://www.example.com'
const offer = (ticket: string) => `bellwether.prices, bellwether.ticket.${ticket}`

function changed(ticket: string, change: (text: string) => string): string {
  return Buffer.from(change(Buffer.from(ticket, 'base64url').toString())).toString('base64url')
}

describe('SessionTickets', () => {
  it('gives a session, with or without a client, at any gateway with the same key', () => {
    for (const clientId of ['Zm9vYmFyYmF6cXV4', null]) {
      const header = offer(tickets.create({ origin, clientId }, now))
      expect(new SessionTickets(key).find(header, origin, now)).toEqual({
        id: expect.stringMatching(/^[\w-]{16}$/),
        userId: null,
        login: null,
        clientId,
        issuedAt: now,
        expiresAt: now + sessionLifetimeMs,
      })
    }
  })

  it('is valid for its origin only, until it expires', () => {
    const header = offer(tickets.create({ origin, clientId: 'a' }, now))
    expect(tickets.find(header, 'https://www.example.com.evil.example', now)).toBeNull()
    expect(tickets.find(header, 'null', now)).toBeNull()
    expect(tickets.find(header, origin, now + sessionLifetimeMs - 1)).not.toBeNull()
    expect(tickets.find(header, origin, now + sessionLifetimeMs)).toBeNull()
  })

  it('cannot be altered, signed with another key or replaced by a cookie', () => {
    const ticket = tickets.create({ origin, clientId: 'a' }, now)
    const [cookie = ''] = new SessionCookies(key, { secure: false })
      .create({ userId: null, login: null, spentAt: now })
      .split(';')
    const others = [
      changed(ticket, text => text.replace('.a.', '.b.')),
      changed(ticket, text => text.replace(/^\d+/, String(now * 2))),
      ticket.slice(0, -1),
      new SessionTickets(new Uint8Array(32)).create({ origin, clientId: 'a' }, now),
      cookie.replace('bw_stream=', ''),
      Buffer.from(cookie.replace('bw_stream=', '')).toString('base64url'),
      '',
    ]
    for (const other of others) expect(tickets.find(offer(other), origin, now)).toBeNull()
    expect(tickets.find(offer(`${ticket}=`), origin, now)).toBeNull()
    expect(tickets.find(ticket, origin, now)).toBeNull()
    expect(tickets.find(undefined, origin, now)).toBeNull()
  })
})
