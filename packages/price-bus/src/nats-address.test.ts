import { describe, expect, it } from 'vitest'
import { parseNatsAddress } from './index.ts'

describe('address of NATS', () => {
  it.each([
    ['nats://localhost', { servers: ['localhost:4222'], tls: false }],
    ['nats://127.0.0.1:5000', { servers: ['127.0.0.1:5000'], tls: false }],
    ['nats://[::1]:5000', { servers: ['[::1]:5000'], tls: false }],
    [
      'tls://feed:p%40ss@nats.example.com',
      { servers: ['nats.example.com:4222'], tls: true, user: 'feed', pass: 'p@ss' },
    ],
    ['nats://s3cret@a:1', { servers: ['a:1'], tls: false, token: 's3cret' }],
    ['nats://u:p@a:1, nats://b:2', { servers: ['a:1', 'b:2'], tls: false, user: 'u', pass: 'p' }],
  ])('%s', (text, address) => {
    expect(parseNatsAddress(text)).toEqual(address)
  })

  it.each(['', 'localhost', 'http://localhost', 'nats://', 'nats://a,', 'nats://a,tls://b', 'localhost:4222'])(
    'refuses %j',
    text => {
      expect(() => parseNatsAddress(text)).toThrow(expect.objectContaining({ code: 'BUS_BAD_URL' }))
    },
  )

  it('never repeats a password', () => {
    expect(() => parseNatsAddress('amqp://user:hidden@host')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hidden') }),
    )
  })
})
