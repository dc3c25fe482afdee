import { createPriceReader, type PriceHandlers } from '@bellwether/wire'
import type { StreamSocket } from './stream-host.ts'

const connecting = 0
const open = 1
const normalClosure = 1000

export interface ConnectionHandlers extends PriceHandlers {
  opened(): void
  /** After each valid message has been read. */
  message(): void
  /** The bytes cannot be decoded. No further events follow. */
  fault(): void
  closed(code: number): void
}

export interface Connection {
  /** False unless the socket is open. */
  send(text: string): boolean
  /** Sends `last` and closes. No further events follow. */
  close(last: Iterable<string>): void
}

/** One socket from opening to closing, decoded as docs/wire.md describes. */
export function createConnection(socket: StreamSocket, handlers: ConnectionHandlers): Connection {
  const reader = createPriceReader(handlers)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => handlers.opened()
  socket.onclose = ({ code }) => handlers.closed(code)
  socket.onmessage = ({ data }) => {
    const isSound = data instanceof ArrayBuffer && reader.read(new DataView(data)) === null
    if (isSound) handlers.message()
    else handlers.fault()
  }

  function send(text: string): boolean {
    if (socket.readyState !== open) return false
    socket.send(text)
    return true
  }

  return {
    send,
    close(last) {
      // Detached before closing: a deliberate close is not an event.
      socket.onmessage = null
      socket.onclose = null
      // Closing a socket that is not open yet makes the browser log an error.
      socket.onopen = () => socket.close(normalClosure)
      if (socket.readyState === connecting) return
      for (const text of last) send(text)
      socket.close(normalClosure)
    },
  }
}
