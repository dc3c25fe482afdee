import type { Socket } from 'node:net'

/** What a stream tells its implementation of chunks that are bytes; the types know only the encodings of text. */
const bytesEncoding = 'buffer' as string as BufferEncoding

/**
 * Hands whole frames to an upgraded socket. Where nothing waits in the socket's own queue it goes past it, to the write of the
 * stream's implementation: the queue's care for each chunk took a tenth of the time of a flush (decision 054). What the kernel
 * does not take at once is kept in order below both ways, so that frames which `ws` writes itself stay whole.
 */
export class Outlet {
  readonly #socket: Socket
  /** An encrypted socket takes one write at a time, and its queue sees to that. */
  readonly #isPlain: boolean
  readonly #written: (error?: Error | null) => void
  #frames = 0
  #bytes = 0

  constructor(socket: Socket) {
    this.#socket = socket
    this.#isPlain = !('encrypted' in socket)
    this.#written = error => {
      this.#frames -= 1
      if (this.#frames === 0) this.#bytes = 0
      if (error) socket.destroy(error)
    }
  }

  /** Bytes of frames that the kernel has not taken in whole; their buffers must stay as they are. */
  get waitingBytes(): number {
    return this.#bytes + this.#socket.writableLength
  }

  /** False once the closing handshake is done or the connection lost. */
  get isOpen(): boolean {
    return this.#socket.writable
  }

  /** Whether nothing waits afterwards. */
  write(frame: Buffer): boolean {
    const socket = this.#socket
    if (!this.#isPlain || socket.writableLength > 0) {
      socket.write(frame)
      return false
    }
    this.#frames += 1
    this.#bytes += frame.length
    // Calls back before it returns if the kernel took everything.
    socket._write(frame, bytesEncoding, this.#written)
    return this.#frames === 0
  }
}
