import { describe, expect, it } from 'vitest'
import { findFatalError } from './fatal-error.ts'

describe('findFatalError', () => {
  it('reads the message of an error that ends the backend', () => {
    expect(findFatalError(errorResponse('PANIC', 'could not write to file'))).toBe('PANIC: could not write to file')
    expect(findFatalError(errorResponse('FATAL', 'out of memory'))).toBe('FATAL: out of memory')
  })

  it('lets ordinary errors and other answers pass', () => {
    expect(findFatalError(errorResponse('ERROR', 'FATAL is only a word here'))).toBeNull()
    expect(findFatalError(new TextEncoder().encode('Z\0\0\0\x05I'))).toBeNull()
    expect(findFatalError(new Uint8Array())).toBeNull()
  })

  it('reads no further than the first message', () => {
    const both = Buffer.concat([errorResponse('ERROR', 'x'), errorResponse('FATAL', 'y')])
    expect(findFatalError(both)).toBeNull()
  })
})

function errorResponse(severity: string, message: string): Buffer {
  const body = Buffer.from(`S${severity}\0V${severity}\0C57P01\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
