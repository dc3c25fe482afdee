import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { NoSessionError } from './errors.ts'
import { refuseUpgrade } from './http-refusal.ts'

it('closes the socket once the answer is written, although the other end keeps it open', async () => {
  const socket = new PassThrough()
  refuseUpgrade(socket, new NoSessionError())
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

it('does not mind that the other end has gone', () => {
  const socket = new PassThrough()
  refuseUpgrade(socket, new NoSessionError())
  expect(() => socket.emit('error', new Error('reset'))).not.toThrow()
})
