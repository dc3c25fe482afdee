import { writeSync } from 'node:fs'
import type { Socket } from 'node:net'

/**
 * Writes whole frames to an upgraded socket. If nothing waits in the socket's queue they go straight to the kernel through the
 * socket's descriptor: a stream's work per chunk took as long as the rest of a flush (decision 023). What the kernel does not take
 * at once goes to the queue, so that frames written by `ws` itself stay whole and in order.
 */
export class Outlet {
  readonly #socket: Socket
  readonly #descriptor: number | null

  constructor(socket: Socket) {
    this.#socket = socket
    this.#descriptor = findDescriptor(socket)
  }

  /** Bytes the kernel has not taken yet. */
  get waitingBytes(): number {
    return this.#socket.writableLength
  }

  /** False once the closing handshake has begun or the connection is lost. */
  get isOpen(): boolean {
    return this.#socket.writable
  }

  /** The buffer may be reused afterwards in any case. Returns whether nothing waits. */
  write(bytes: Buffer, from: number, to: number): boolean {
    const socket = this.#socket
    // The descriptor of a closed socket may belong to another connection by now.
    if (!socket.writable) return true
    const taken =
      this.#descriptor === null || socket.writableLength > 0 ? 0 : this.#offer(this.#descriptor, bytes, from, to)
    if (from + taken === to) return true
    socket.write(Buffer.from(bytes.subarray(from + taken, to)))
    return socket.writableLength === 0
  }

  /** Returns how many bytes the kernel took. */
  #offer(descriptor: number, bytes: Buffer, from: number, to: number): number {
    try {
      return writeSync(descriptor, bytes, from, to - from)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0
      this.#socket.destroy(error as Error)
      return to - from
    }
  }
}

/** Null for an encrypted socket and on systems whose sockets have no descriptor. */
function findDescriptor(socket: Socket): number | null {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly fd?: number } | null }
  return 'encrypted' in socket || handle?.fd === undefined || handle.fd < 0 ? null : handle.fd
}
