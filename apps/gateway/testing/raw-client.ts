import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

export interface FrameOptions {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reserved?: number
  /** A client must mask; servers must refuse frames that are not. */
  readonly isMasked?: boolean
  /** Written instead of the payload's length. */
  readonly declaredLength?: number
  /** Writes the length in 2 or 8 bytes although fewer would do. */
  readonly lengthBytes?: 0 | 2 | 8
}

/** The bytes of one frame as a client sends it, correct or not. */
export function toFrame(options: FrameOptions): Buffer {
  const { opcode, payload = '', isFinal = true, reserved = 0, isMasked = true } = options
  const body = Buffer.from(payload)
  const length = options.declaredLength ?? body.length
  const lengthBytes = options.lengthBytes ?? (length < 126 ? 0 : length < 65_536 ? 2 : 8)
  const header = Buffer.alloc(2 + lengthBytes)
  header[0] = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  header[1] = (isMasked ? 0x80 : 0) | (lengthBytes === 0 ? length : lengthBytes === 2 ? 126 : 127)
  if (lengthBytes === 2) header.writeUInt16BE(length, 2)
  if (lengthBytes === 8) header.writeBigUInt64BE(BigInt(length), 2)
  if (!isMasked) return Buffer.concat([header, body])
  const mask = Buffer.from([0x12, 0x34, 0x56, 0x78])
  return Buffer.concat([header, mask, body.map((byte, i) => byte ^ (mask[i % 4] ?? 0))])
}

export interface ReceivedFrame {
  readonly opcode: number
  readonly payload: Buffer
}

/** A socket that writes whatever bytes a test wants and keeps the frames it receives. */
export interface RawClient {
  readonly socket: Socket
  readonly frames: ReceivedFrame[]
  /** Code of the close frame, or 1006 where the connection ended without one. */
  readonly closed: Promise<number>
  send(...frames: FrameOptions[]): void
  write(bytes: Uint8Array): void
}

export interface RawAddress {
  readonly port: number
  readonly origin: string
  readonly cookie: string
}

/** Upgrades by hand; throws where the upgrade is refused. */
export async function openRaw({ port, origin, cookie }: RawAddress): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    [
      'GET /streaming/ws HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  )
  let received = Buffer.alloc(0)
  while (!received.includes('\r\n\r\n')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    received = Buffer.concat([received, chunk])
  }
  if (!received.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(received.toString('latin1'))
  received = received.subarray(received.indexOf('\r\n\r\n') + 4)

  const frames: ReceivedFrame[] = []
  const read = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let frame = takeFrame(received); frame !== null; frame = takeFrame(received)) {
      frames.push(frame)
      received = received.subarray(frame.length)
    }
  }
  read(Buffer.alloc(0))
  socket.on('data', read)
  const ended = new Promise<void>(resolve => {
    socket.once('close', () => resolve())
  })
  const closed = ended.then(() => {
    const close = frames.find(({ opcode }) => opcode === opcodes.close)
    return close !== undefined && close.payload.length >= 2 ? close.payload.readUInt16BE(0) : 1006
  })
  return {
    socket,
    frames,
    closed,
    send: (...given) => void socket.write(Buffer.concat(given.map(toFrame))),
    write: bytes => void socket.write(bytes),
  }
}

function takeFrame(bytes: Buffer): (ReceivedFrame & { readonly length: number }) | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] ?? 0) & 0x7f
  const header = short === 126 ? 4 : 2
  if (bytes.length < header) return null
  const length = header + (short === 126 ? bytes.readUInt16BE(2) : short)
  if (bytes.length < length) return null
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(header, length), length }
}
