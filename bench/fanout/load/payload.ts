/** What the peers pass on for one update: as many bytes as a short record of ours has, and as much in them. */
export const payloadBytes = 16

export interface Quote {
  readonly symbol: number
  readonly sequence: number
  readonly price: number
}

export function writePayload(bytes: Buffer, at: number, { symbol, sequence, price }: Quote): number {
  bytes.writeUInt16LE(symbol, at)
  bytes.writeUInt16LE(0, at + 2)
  bytes.writeUInt32LE(sequence, at + 4)
  bytes.writeInt32LE(price, at + 8)
  bytes.writeInt16LE(-5, at + 12)
  bytes.writeInt16LE(5, at + 14)
  return at + payloadBytes
}
