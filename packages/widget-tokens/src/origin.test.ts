import { describe, expect, it } from 'vitest'
import { allowsOrigin, parseTokenOrigin } from './origin.ts'

describe('an allowed origin', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    [' https://WWW.Example.com/ ', 'https://www.example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://shop.localhost', 'http://shop.localhost'],
  ])('%j is %s', (text, origin) => {
    expect(parseTokenOrigin(text)).toBe(origin)
  })

  it.each([
    '',
    '*',
    'null',
    'example.com',
    'http://example.com',
    'https://*.example.com',
    'https://example.com/page',
    'https://example.com/?a',
    'https://example.com#a',
    'https://ann@example.com',
    'ftp://example.com',
    'file:///etc',
    'javascript:alert(1)',
    'http://localhost.example.com',
    'http://notlocalhost',
    'ws://localhost',
  ])('%j is none', text => {
    expect(parseTokenOrigin(text)).toBeNull()
  })

  it('is compared whole; programs send none', () => {
    const origins = ['https://www.example.com']
    expect(allowsOrigin(origins, 'https://www.example.com')).toBe(true)
    expect(allowsOrigin(origins, undefined)).toBe(true)
    expect(allowsOrigin(null, 'https://anybody.example')).toBe(true)
    for (const other of ['https://www.example.com.evil.example', 'http://www.example.com', 'null', ''])
      expect(allowsOrigin(origins, other)).toBe(false)
    expect(allowsOrigin([], 'https://www.example.com')).toBe(false)
  })
})
