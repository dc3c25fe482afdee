const ERROR_RESPONSE = 'E'.charCodeAt(0)

/**
 * The text of an error after which a PostgreSQL backend ends, if these bytes of its protocol hold one; else null.
 * ErrorResponse: 'E', int32 length, then fields: one letter, a string, a zero. S is the severity, M the message.
 */
export function findFatalError(bytes: Uint8Array): string | null {
  if (bytes[0] !== ERROR_RESPONSE) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fields = Buffer.from(bytes.subarray(5, 1 + view.getInt32(1)))
    .toString('utf8')
    .split('\0')
  const field = (letter: string) => fields.find(text => text.startsWith(letter))?.slice(1)
  const severity = field('S')
  return severity === 'FATAL' || severity === 'PANIC' ? `${severity}: ${field('M') ?? 'no message'}` : null
}
