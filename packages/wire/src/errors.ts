/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class WireError extends Error {
  abstract readonly code: string
}

export class WireRangeError extends WireError {
  override readonly name = 'WireRangeError'
  readonly code = 'WIRE_OUT_OF_RANGE'
  readonly field: string
  readonly given: unknown
  constructor(field: string, given: unknown, right: string) {
    super(`${field} is ${String(given)}; it must be ${right}.`)
    this.field = field
    this.given = given
  }
}

export class WireBufferTooSmallError extends WireError {
  override readonly name = 'WireBufferTooSmallError'
  readonly code = 'WIRE_BUFFER_TOO_SMALL'
  readonly needed: number
  readonly available: number
  constructor(needed: number, available: number) {
    super(`${needed} bytes do not fit into ${available}; use a larger buffer or send the rest in a second message.`)
    this.needed = needed
    this.available = available
  }
}

/** Faults that a reader may find. Values, not exceptions: the bytes come from outside. */
export const wireFaults = [
  { code: 'WIRE_TOO_SHORT', text: 'A message has at least a header of 8 bytes.' },
  { code: 'WIRE_TOO_LONG', text: 'A message has at most 65,535 bytes.' },
  { code: 'WIRE_UNKNOWN_VERSION', text: 'The first byte must be version 1.' },
  { code: 'WIRE_UNKNOWN_TYPE', text: 'The second byte must be a type from 1 to 5.' },
  { code: 'WIRE_WRONG_LENGTH', text: 'The message must hold as many whole entries as it counts, at least 1.' },
  { code: 'WIRE_BAD_MARKS', text: 'A mark has no meaning here; its bit must be zero.' },
  { code: 'WIRE_BAD_NUMBER', text: 'A number is outside the range of its field.' },
  { code: 'WIRE_BAD_TEXT', text: 'A market code must be canonical and a unit three capital letters.' },
  { code: 'WIRE_UNKNOWN_REASON', text: 'A goodbye or refusal gives a reason that version 1 does not know.' },
  {
    code: 'WIRE_MESSAGE_GAP',
    text: 'A message was lost, repeated or reordered: its number must be the last one plus 1.',
  },
  { code: 'WIRE_UNKNOWN_ID', text: 'A record refers to a symbol that was not announced.' },
  { code: 'WIRE_NO_BASE', text: 'A short record refers to a base that was not received.' },
  { code: 'WIRE_COMMAND_TOO_LONG', text: 'A command has at most 29 characters.' },
  { code: 'WIRE_COMMAND_VERB', text: 'A command is SUB or UNSUB, in capitals, one space, and a market code.' },
  {
    code: 'WIRE_COMMAND_MARKET_CODE',
    text: 'The space must be followed by one canonical market code, such as LSE:HVL.',
  },
] as const

export type WireFaultCode = (typeof wireFaults)[number]['code']

/** Without its text, which pages do not need. */
export interface WireFault {
  readonly code: WireFaultCode
  /** Position of the faulty byte or character; within the record if its base or id is at fault. */
  readonly at: number
}

export function createFault(code: WireFaultCode, at: number): WireFault {
  return { code, at }
}

export function faultText({ code }: WireFault): string {
  return wireFaults.find(fault => fault.code === code)?.text ?? code
}
