/** A frame as a client must send it (RFC 6455, 5.3): masked. The mask is zero, which leaves the payload as it is. */
export function toClientFrame(opcode: number, payload: Buffer): Buffer {
  const header = payload.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8)
  header[0] = 0x80 | opcode
  if (payload.length < 126) header[1] = 0x80 | payload.length
  else {
    header[1] = 0x80 | 126
    header.writeUInt16BE(payload.length, 2)
  }
  return Buffer.concat([header, payload])
}

export const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
