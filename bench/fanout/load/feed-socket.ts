import { once } from 'node:events'
import { connect } from 'node:net'
import type { Feed } from './dialect.ts'
import { type Quote, writePayload } from './payload.ts'

const bufferBytes = 512 * 1024
/** More than any quote takes. */
const maxQuoteBytes = 256

/** A feed of bytes on one connection. `write` puts a quote into the buffer and returns where it ends. */
export async function openFeedSocket(
  port: number,
  write: (bytes: Buffer, at: number, quote: Quote) => number,
  greeting?: Buffer,
): Promise<Feed> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.setNoDelay(true)
  await once(socket, 'connect')
  // Responses and pings are ignored, but must be read.
  socket.resume()
  if (greeting !== undefined) socket.write(greeting)
  const bytes = Buffer.alloc(bufferBytes)
  let end = 0
  const send = () => {
    if (end > 0) socket.write(Buffer.from(bytes.subarray(0, end)))
    end = 0
  }
  return {
    write(quote) {
      if (end > bufferBytes - maxQuoteBytes) send()
      end = write(bytes, end, quote)
    },
    send,
    get waitingBytes() {
      return socket.writableLength
    },
    close: () => socket.destroy(),
  }
}

/** The feed of those peers that are programs of ours: payloads, one after the other. */
export const openPayloadFeed = (port: number): Promise<Feed> => openFeedSocket(port, writePayload)
