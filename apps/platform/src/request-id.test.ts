import { describe, expect, it } from 'vitest'
import { toRequestId } from './request-id.ts'

describe('toRequestId', () => {
  it('keeps the id of a proxy', () => {
    expect(toRequestId({ headers: { 'x-request-id': 'edge-7f.3a_91' } })).toBe('edge-7f.3a_91')
  })

  it.each([
    undefined,
    '',
    'short',
    'with space in it',
    'line\nbreak-in-it',
    'x'.repeat(65),
    '<script>alert(1)</script>',
  ])('makes its own instead of %j', given => {
    const headers = given === undefined ? {} : { 'x-request-id': given }
    expect(toRequestId({ headers })).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})
