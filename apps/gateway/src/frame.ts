/** Reserved before a message for the header of its frame. */
export const frameHeaderBytes = 4

/** RFC 6455, 5.2: a whole binary message (FIN, opcode 2), unmasked. */
const wholeBinary = 0x82

/** Writes the header of a frame so that it ends where the message begins, `at`; returns where the frame begins. */
export function writeFrameHeader(bytes: Uint8Array, at: number, length: number): number {
  if (length < 126) {
    bytes[at - 2] = wholeBinary
    bytes[at - 1] = length
    return at - 2
  }
  bytes[at - 4] = wholeBinary
  bytes[at - 3] = 126
  bytes[at - 2] = length >> 8
  bytes[at - 1] = length & 0xff
  return at - 4
}
