import { createPriceReader, type PriceHandlers } from '@bellwether/wire'
import type { StreamSocket } from './stream-host.ts'

const connecting = 0
const open = 1
const normalClosure = 1000

export interface ConnectionHandlers extends PriceHandlers {
  opened(): void
  /** After each sound message and what it held. */
  message(): void
  /** What came cannot be followed. Nothing further is told. */
  fault(): void
  closed(code: number): void
}

export interface Connection {
  /** False when there is nobody to hear it. */
  send(text: string): boolean
  /** Says goodbye with `last` and closes. None of its events comes any more. */
  close(last: Iterable<string>): void
}

/** One socket from opening to close, read as docs/wire.md says. */
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
      // Detached before closing: a close on purpose is no news.
      socket.onmessage = null
      socket.onclose = null
      // Closing a socket that is not open yet makes the browser complain on the console.
      socket.onopen = () => socket.close(normalClosure)
      if (socket.readyState === connecting) return
      for (const text of last) send(text)
      socket.close(normalClosure)
    },
  }
}
