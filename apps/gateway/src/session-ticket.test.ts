import { describe, expect, it } from 'vitest'
import { SessionCookies, sessionLifetimeMs } from './session-cookie.ts'
import { SessionTickets } from './session-ticket.ts'

const key = new Uint8Array(32).fill(7)
const tickets = new SessionTickets(key)
const now = 1_700_000_000_000
const origin = 'https://www.example.com'
const offer = (ticket: string) => `bellwether.prices, bellwether.ticket.${ticket}`

describe('the ticket of a page of another site', () => {
  it('is its session, with or without a client, at any gateway that has the key', () => {
    for (const clientId of ['Zm9vYmFyYmF6cXV4', null]) {
      const header = offer(tickets.create({ origin, clientId }, now))
      expect(new SessionTickets(key).find(header, origin, now)).toEqual({
        id: expect.stringMatching(/^[\w-]{16}$/),
        userId: null,
        clientId,
        expiresAt: now + sessionLifetimeMs,
      })
    }
  })

  it('counts for its origin and its time alone', () => {
    const header = offer(tickets.create({ origin, clientId: 'a' }, now))
    expect(tickets.find(header, 'https://www.example.com.evil.example', now)).toBeNull()
    expect(tickets.find(header, 'null', now)).toBeNull()
    expect(tickets.find(header, origin, now + sessionLifetimeMs - 1)).not.toBeNull()
    expect(tickets.find(header, origin, now + sessionLifetimeMs)).toBeNull()
  })

  it('cannot be changed, made with another key, or be a cookie', () => {
    const ticket = tickets.create({ origin, clientId: 'a' }, now)
    const [cookie = ''] = new SessionCookies(key, { secure: false }).create(null, now).split(';')
    const others = [
      ticket.replace('.a.', '.b.'),
      ticket.replace(/^\d+/, String(now * 2)),
      ticket.slice(0, -1),
      new SessionTickets(new Uint8Array(32)).create({ origin, clientId: 'a' }, now),
      cookie.replace('bw_stream=', ''),
      '',
    ]
    for (const other of others) expect(tickets.find(offer(other), origin, now)).toBeNull()
    expect(tickets.find(ticket, origin, now)).toBeNull()
    expect(tickets.find(undefined, origin, now)).toBeNull()
  })
})
