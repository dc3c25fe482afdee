import { connect } from 'node:net'
import type { Database } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FrameOptions, opcodes, openRaw, type RawClient, toFrame } from '../testing/raw-client.ts'
import { fillStreamedMarket } from '../testing/streamed-market.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

// RFC 6455 as a client can break it, after the cases of the Autobahn test suite that apply to a server which takes short
// text commands: framing, control frames, reserved bits and opcodes, fragmentation, UTF-8, closing, limits, handshake.

const { continuation, text, binary, close, ping, pong } = opcodes
const origin = 'http://localhost:0'
const hello: FrameOptions = { opcode: text, payload: 'hello' }

let db: Database
let server: TestGateway
let cookie = ''
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
  server = await startTestGateway(db, { limits: { perUser: 10_000, perAddress: 10_000, commands: 1000 } })
  cookie = await server.cookie()
})
afterAll(async () => {
  await server?.close()
  await db?.close()
})

const open = () => openRaw({ port: server.port, origin, cookie })
const ofKind = (raw: RawClient, kind: number) => raw.frames.filter(({ opcode }) => opcode === kind)
const payloads = (raw: RawClient, kind: number) => ofKind(raw, kind).map(({ payload }) => String(payload))
/** Messages of refusals: type 5 in the second byte of a message. */
const countRefusals = (raw: RawClient) =>
  ofKind(raw, binary)
    .filter(({ payload }) => payload[1] === 5)
    .reduce((sum, { payload }) => sum + payload.readUInt16LE(2), 0)

/** Whether the connection is still open after what was sent, or with which code it was closed. */
async function outcome(raw: RawClient): Promise<'open' | number> {
  raw.send({ opcode: ping, payload: 'still there?' })
  const isAnswered = new Promise<'open'>(resolve => {
    const timer = setInterval(() => {
      if (!payloads(raw, pong).includes('still there?')) return
      clearInterval(timer)
      resolve('open')
    }, 1)
    void raw.closed.then(() => clearInterval(timer))
  })
  const result = await Promise.race([isAnswered, raw.closed])
  raw.socket.destroy()
  return result
}

async function send(...frames: FrameOptions[]): Promise<'open' | number> {
  const raw = await open()
  raw.send(...frames)
  return outcome(raw)
}

async function sendBytes(bytes: Uint8Array): Promise<'open' | number> {
  const raw = await open()
  raw.write(bytes)
  return outcome(raw)
}

describe('framing', () => {
  it.each([0, 1, 29, 63, 64])('takes a text message of %i bytes', async length => {
    const raw = await open()
    raw.send({ opcode: text, payload: 'x'.repeat(length) })
    await expect.poll(() => countRefusals(raw)).toBe(1)
    expect(await outcome(raw)).toBe('open')
  })

  it.each([65, 125, 126, 65_535, 65_536, 1_000_000])('closes with 1009 on a message of %i bytes', async length => {
    expect(await send({ opcode: text, payload: 'x'.repeat(length) })).toBe(1009)
  })

  it.each([
    ['of 4 GB', 2 ** 32],
    ['of the largest safe number', Number.MAX_SAFE_INTEGER],
  ])('closes with 1009 on a declared length %s, before the payload', async (_what, declaredLength) => {
    expect(await send({ opcode: text, declaredLength, lengthBytes: 8 })).toBe(1009)
  })

  it('closes with 1009 on a declared length beyond any number', async () => {
    expect(await sendBytes(Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(12, 0xff)]))).toBe(1009)
  })

  it('closes with 1003 on a binary message', async () => {
    expect(await send({ opcode: binary, payload: 'x' })).toBe(1003)
  })

  it.each([1, 2, 3, 7])('reads frames that arrive in chunks of %i bytes', async size => {
    const raw = await open()
    const bytes = Buffer.concat([toFrame(hello), toFrame({ opcode: ping, payload: 'a' }), toFrame(hello)])
    for (let at = 0; at < bytes.length; at += size) {
      raw.write(bytes.subarray(at, at + size))
      await new Promise(setImmediate)
    }
    await expect.poll(() => [countRefusals(raw), payloads(raw, pong)]).toEqual([2, ['a']])
    expect(await outcome(raw)).toBe('open')
  })

  it('reads many frames in one chunk', async () => {
    const raw = await open()
    raw.send(...Array.from({ length: 200 }, () => hello))
    await expect.poll(() => countRefusals(raw)).toBe(200)
    expect(await outcome(raw)).toBe('open')
  })

  it.each([
    ['text', hello],
    ['a ping', { opcode: ping }],
    ['a close', { opcode: close }],
  ])('closes with 1002 on %s without a mask', async (_what, frame) => {
    expect(await send({ ...frame, isMasked: false })).toBe(1002)
  })

  it('never masks what it sends, and sends no reserved bits', async () => {
    const raw = await open()
    raw.send(hello, { opcode: ping })
    const received = new Promise<Buffer>(resolve => raw.socket.once('data', resolve))
    const bytes = await received
    expect([(bytes[0] ?? 0) & 0x70, (bytes[1] ?? 0) & 0x80]).toEqual([0, 0])
    raw.socket.destroy()
  })
})

describe('control frames', () => {
  it.each([0, 1, 64, 125])('answers a ping of %i bytes with the same bytes', async length => {
    const raw = await open()
    const payload = Buffer.alloc(length, 0xfe)
    raw.send({ opcode: ping, payload })
    await expect.poll(() => ofKind(raw, pong).map(frame => frame.payload)).toEqual([payload])
    expect(await outcome(raw)).toBe('open')
  })

  it('answers ten pings in their order', async () => {
    const raw = await open()
    const names = Array.from({ length: 10 }, (_, i) => `ping ${i}`)
    raw.send(...names.map(payload => ({ opcode: ping, payload })))
    await expect.poll(() => payloads(raw, pong)).toEqual(names)
    raw.socket.destroy()
  })

  it('ignores pongs it did not ask for', async () => {
    expect(await send({ opcode: pong }, { opcode: pong, payload: 'x' }, hello)).toBe('open')
  })

  it.each([
    ['a ping', ping],
    ['a pong', pong],
    ['a close', close],
  ])('closes with 1002 on %s of more than 125 bytes', async (_what, opcode) => {
    expect(await send({ opcode, payload: Buffer.alloc(126) })).toBe(1002)
  })

  it.each([
    ['ping', ping],
    ['pong', pong],
    ['close', close],
  ])('closes with 1002 on a fragmented %s', async (_what, opcode) => {
    expect(await send({ opcode, isFinal: false })).toBe(1002)
  })
})

describe('reserved bits and opcodes', () => {
  const kinds = { text, binary, ping, pong, close, continuation }
  const cases = [1, 2, 3, 4, 5, 6, 7].flatMap(bits =>
    Object.entries(kinds).map(([name, opcode]) => [bits, name, opcode] as const),
  )
  it.each(cases)('closes with 1002 on reserved bits %i of a %s frame', async (reserved, _name, opcode) => {
    expect(await send(hello, { opcode, reserved })).toBe(1002)
  })

  it.each([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])('closes with 1002 on opcode %i, empty or not', async opcode => {
    expect(await send(hello, { opcode })).toBe(1002)
    expect(await send(hello, { opcode, payload: 'x' })).toBe(1002)
  })
})

describe('fragmentation', () => {
  const parts = (...texts: string[]): FrameOptions[] =>
    texts.map((payload, i) => ({ opcode: i === 0 ? text : continuation, payload, isFinal: i === texts.length - 1 }))

  it.each([
    ['two fragments', parts('SUB ', 'LSE:HVL')],
    ['single bytes', parts(...'SUB LSE:HVL')],
    ['empty fragments between', parts('', 'SUB', '', ' LSE:HVL', '')],
  ])('takes a command in %s', async (_what, frames) => {
    const raw = await open()
    raw.send(...frames)
    // An announcement of the symbol: type 2.
    await expect.poll(() => ofKind(raw, binary).some(({ payload }) => payload[1] === 2)).toBe(true)
    expect([countRefusals(raw), await outcome(raw)]).toEqual([0, 'open'])
  })

  it('answers a ping between fragments before the message ends', async () => {
    const raw = await open()
    const [first, last] = parts('SUB ', 'LSE:HVL')
    if (!first || !last) throw new Error('two parts')
    raw.send(first, { opcode: ping, payload: 'between' })
    await expect.poll(() => payloads(raw, pong)).toEqual(['between'])
    raw.send(last)
    await expect.poll(() => ofKind(raw, binary).some(({ payload }) => payload[1] === 2)).toBe(true)
    expect(await outcome(raw)).toBe('open')
  })

  it.each([
    ['a continuation without a start', [{ opcode: continuation, payload: 'x' }]],
    ['an open continuation without a start', [{ opcode: continuation, isFinal: false }]],
    ['a continuation after a whole message', [hello, { opcode: continuation, payload: 'x' }]],
    ['a text frame inside a message', [{ ...hello, isFinal: false }, hello]],
    ['a binary frame inside a message', [{ ...hello, isFinal: false }, { opcode: binary }]],
    [
      'a second start inside a message',
      [
        { ...hello, isFinal: false },
        { ...hello, isFinal: false },
      ],
    ],
  ])('closes with 1002 on %s', async (_what, frames) => {
    expect(await send(...frames)).toBe(1002)
  })

  it('closes with 1009 on fragments that together are too long', async () => {
    expect(await send(...parts('x'.repeat(40), 'x'.repeat(25)))).toBe(1009)
  })

  it('closes with 1008 on more fragments than a message can need', async () => {
    expect(await send(...parts(...Array.from({ length: 65 }, () => '')))).toBe(1008)
  })
})

describe('UTF-8', () => {
  const bytes = (...values: number[]) => Buffer.from(values)

  it.each([
    ['two bytes', 'ä'],
    ['three bytes', '€'],
    ['four bytes', '𝒳'],
    ['the last before surrogates', '\ud7ff'],
    ['the first after surrogates', '\ue000'],
    ['a non-character', '\uffff'],
    ['the highest', '\u{10ffff}'],
    ['NUL', '\0'],
  ])('takes %s, whole and split inside the character', async (_what, character) => {
    const encoded = Buffer.from(`κόσμε ${character}`)
    expect(await send({ opcode: text, payload: encoded })).toBe('open')
    for (let at = 1; at < encoded.length; at += 1) {
      const frames = [
        { opcode: text, payload: encoded.subarray(0, at), isFinal: false },
        { opcode: continuation, payload: encoded.subarray(at) },
      ]
      expect(await send(...frames)).toBe('open')
    }
  })

  it.each([
    ['a lone continuation byte', bytes(0x80)],
    ['a continuation byte after text', bytes(0x61, 0xbf)],
    ['a truncated two-byte sequence', bytes(0xc3)],
    ['a truncated three-byte sequence', bytes(0xe2, 0x82)],
    ['a truncated four-byte sequence', bytes(0xf0, 0x9d, 0x92)],
    ['an overlong slash in two bytes', bytes(0xc0, 0xaf)],
    ['an overlong slash in three bytes', bytes(0xe0, 0x80, 0xaf)],
    ['an overlong slash in four bytes', bytes(0xf0, 0x80, 0x80, 0xaf)],
    ['an overlong NUL', bytes(0xc0, 0x80)],
    ['the largest overlong three bytes', bytes(0xe0, 0x9f, 0xbf)],
    ['a high surrogate', bytes(0xed, 0xa0, 0x80)],
    ['a low surrogate', bytes(0xed, 0xbf, 0xbf)],
    ['a surrogate pair', bytes(0xed, 0xa0, 0x80, 0xed, 0xb0, 0x80)],
    ['beyond U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80)],
    ['a five-byte sequence', bytes(0xf8, 0x88, 0x80, 0x80, 0x80)],
    ['a six-byte sequence', bytes(0xfc, 0x84, 0x80, 0x80, 0x80, 0x80)],
    ['FE', bytes(0xfe)],
    ['FF', bytes(0xff)],
    ['FE FF', bytes(0xfe, 0xfe, 0xff, 0xff)],
  ])('closes with 1007 on %s, whole and in fragments', async (_what, invalid) => {
    const payload = Buffer.concat([Buffer.from('SUB '), invalid])
    expect(await send({ opcode: text, payload })).toBe(1007)
    const frames = [...payload].map((byte, i) => ({
      opcode: i === 0 ? text : continuation,
      payload: bytes(byte),
      isFinal: i === payload.length - 1,
    }))
    expect(await send(...frames)).toBe(1007)
  })
})

describe('closing', () => {
  const closeWith = (code: number, reason: string | Uint8Array = '') => {
    const head = Buffer.alloc(2)
    head.writeUInt16BE(code)
    return { opcode: close, payload: Buffer.concat([head, Buffer.from(reason)]) }
  }
  /** Waits for the close alone: a ping after a close need not be answered. */
  async function closed(...frames: FrameOptions[]) {
    const raw = await open()
    raw.send(...frames)
    const code = await raw.closed
    return { code, raw }
  }

  it('answers an empty close with an empty close and ends the connection', async () => {
    const { raw } = await closed({ opcode: close })
    expect(ofKind(raw, close).map(({ payload }) => payload.length)).toEqual([0])
  })

  it.each([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])(
    'answers a close with code %i with the same code, once',
    async code => {
      const { code: answered, raw } = await closed(closeWith(code, 'bye'))
      expect([answered, ofKind(raw, close).length]).toEqual([code, 1])
    },
  )

  it.each([0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])(
    'answers a close with the invalid code %i with 1002',
    async code => {
      expect((await closed(closeWith(code))).code).toBe(1002)
    },
  )

  it('answers a close of one byte with 1002', async () => {
    expect((await closed({ opcode: close, payload: 'x' })).code).toBe(1002)
  })

  it('takes a reason of 123 bytes, and answers one that is not UTF-8 with 1007', async () => {
    expect((await closed(closeWith(1000, 'x'.repeat(123)))).code).toBe(1000)
    expect((await closed(closeWith(1000, Buffer.from([0xce, 0xba, 0xe1, 0xed, 0xa0])))).code).toBe(1007)
  })

  it('ignores everything after a close', async () => {
    const before = server.gateway.stats().subscriptions
    const { code, raw } = await closed(
      closeWith(1000),
      { opcode: ping, payload: 'late' },
      { opcode: text, payload: 'SUB LSE:HVL' },
      closeWith(1001),
    )
    expect([code, payloads(raw, pong)]).toEqual([1000, []])
    await expect.poll(() => server.gateway.stats().subscriptions).toBe(before)
  })
})

describe('the handshake', () => {
  const valid = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }

  async function shake(headers: Readonly<Record<string, string | null>>, method = 'GET'): Promise<string> {
    const socket = connect(server.port, '127.0.0.1')
    const given = { ...valid, Host: 'localhost', Origin: origin, Cookie: cookie, ...headers }
    const lines = Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
    socket.write([`${method} /streaming/ws HTTP/1.1`, ...lines, '\r\n'].join('\r\n'))
    const bytes = await new Promise<Buffer>(resolve => socket.once('data', resolve))
    socket.destroy()
    return bytes.toString('latin1')
  }

  it('answers with the accept key of RFC 6455 and negotiates no extension', async () => {
    const answer = await shake({ 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' })
    expect(answer).toMatch(/^HTTP\/1\.1 101 /)
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
    expect(answer.toLowerCase()).not.toContain('sec-websocket-extensions')
  })

  it.each([
    ['another version', { 'Sec-WebSocket-Version': '12' }, /^HTTP\/1\.1 (400|426) /],
    ['no version', { 'Sec-WebSocket-Version': null }, /^HTTP\/1\.1 (400|426) /],
    ['no key', { 'Sec-WebSocket-Key': null }, /^HTTP\/1\.1 400 /],
    ['a key that is too short', { 'Sec-WebSocket-Key': 'c2hvcnQ=' }, /^HTTP\/1\.1 400 /],
    ['another protocol to upgrade to', { Upgrade: 'h2c' }, /^HTTP\/1\.1 4\d\d /],
  ])('refuses %s', async (_what, headers, answer) => {
    expect(await shake(headers)).toMatch(answer)
  })

  it('refuses another method than GET', async () => {
    expect(await shake({ 'Content-Length': '0' }, 'POST')).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})
