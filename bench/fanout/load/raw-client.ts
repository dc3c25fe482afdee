import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { opcodes, toClientFrame } from './client-frame.ts'
import type { Dialect } from './dialect.ts'
import { FrameReader } from './frame-reader.ts'

// One for all: it is read into and used up within one call.
const sharedBuffer = Buffer.allocUnsafeSlow(256 * 1024)

export interface RawClientOptions {
  readonly port: number
  readonly index: number
  readonly symbols: readonly number[]
  readonly dialect: Dialect
  /** Of an earlier session, with which the upgrade is asked for at once. */
  readonly cookie?: string | null
  readonly onBytes: (count: number) => void
  readonly onClosed: (client: RawClient) => void
}

/** A WebSocket on a bare socket: no allocation per message, so that one core can read for a thousand clients. */
export class RawClient {
  readonly index: number
  readonly symbols: readonly number[]
  /** Bytes of an incomplete packet. */
  rest: Buffer | null = null
  /** When the chunk that is being read arrived. */
  now = 0
  /** Null before a session, and where the dialect has none. */
  cookie: string | null
  readonly opened: Promise<void>
  readonly #options: RawClientOptions
  readonly #socket: Socket
  readonly #frames: FrameReader
  #settle: { resolve(): void; reject(error: Error): void } = { resolve() {}, reject() {} }
  #http: string | null = ''
  #left = false

  constructor(options: RawClientOptions) {
    this.#options = options
    this.index = options.index
    this.symbols = options.symbols
    this.cookie = options.cookie ?? null
    this.opened = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    const { dialect, port } = options
    this.#frames = new FrameReader((bytes, start, end, opcode) => {
      if (opcode === opcodes.ping) this.send(opcodes.pong, Buffer.from(bytes.subarray(start, end)))
      else if (opcode !== opcodes.close) dialect.read(this, bytes, start, end)
    })
    this.#socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: sharedBuffer,
        callback: (count, bytes) => {
          this.#read(bytes as Buffer, count)
          return true
        },
      },
    })
    this.#socket.setNoDelay(true)
    this.#socket.once('connect', () => {
      if (dialect.sessionPath === undefined || this.cookie !== null) this.#upgrade()
      else this.#socket.write(toRequest(dialect.sessionPath(), port, []))
    })
    this.#socket.on('error', error => this.#settle.reject(error))
    this.#socket.on('close', () => {
      this.#settle.reject(new Error('The server closed the connection before it was open.'))
      options.onClosed(this)
    })
  }

  send(opcode: number, payload: Buffer): void {
    this.#socket.write(toClientFrame(opcode, payload))
  }

  sendText(text: string): void {
    this.send(opcodes.text, Buffer.from(text))
  }

  sendFrames(frames: Buffer): void {
    this.#socket.write(frames)
  }

  get waitingBytes(): number {
    return this.#socket.writableLength
  }

  /** By its own choice. */
  get hasLeft(): boolean {
    return this.#left
  }

  /** As a page leaves. */
  close(): void {
    this.#left = true
    this.#socket.end(toClientFrame(opcodes.close, Buffer.of(0x03, 0xe8)))
  }

  /** As a page leaves whose machine is lost. */
  destroy(): void {
    this.#left = true
    this.#socket.resetAndDestroy()
  }

  #upgrade(): void {
    const { dialect, port, symbols } = this.#options
    this.#socket.write(
      toRequest(dialect.path(symbols), port, [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(dialect.protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${dialect.protocol}`]),
        ...(this.cookie === null ? [] : [`Cookie: ${this.cookie}`]),
      ]),
    )
  }

  #read(bytes: Buffer, count: number): void {
    if (this.#left) return
    this.now = performance.now()
    if (this.#http !== null) {
      this.#readHttp(bytes, count)
      return
    }
    this.#options.onBytes(count)
    this.#frames.read(bytes, 0, count)
  }

  #readHttp(bytes: Buffer, count: number): void {
    const before = this.#http?.length ?? 0
    const text = `${this.#http}${bytes.toString('latin1', 0, count)}`
    this.#http = text
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return
    if (text.startsWith('HTTP/1.1 204')) {
      this.#http = ''
      this.cookie = /^set-cookie: ([^;]+)/im.exec(text)?.[1] ?? null
      this.#upgrade()
      return
    }
    if (!text.startsWith('HTTP/1.1 101')) {
      this.#settle.reject(new Error(`The upgrade was answered with ${text.split('\r\n')[0]}`))
      this.#socket.destroy()
      return
    }
    this.#http = null
    this.#options.dialect.opened?.(this)
    this.#settle.resolve()
    this.#frames.read(bytes, end + 4 - before, count)
  }
}

function toRequest(path: string, port: number, headers: readonly string[]): string {
  const origin = `127.0.0.1:${port}`
  return `${[`GET ${path} HTTP/1.1`, `Host: ${origin}`, `Origin: http://${origin}`, ...headers].join('\r\n')}\r\n\r\n`
}
