import { describe, expect, it } from 'vitest'
import { mayRead, toWidgetToken } from './widget-token.ts'

describe('what a token says', () => {
  it('is read from its claims', () => {
    const claims = {
      namespaces: ['acme', 'acme.shop'],
      scope: 'widgets:read email prices:stream',
      origins: ['https://www.example.com'],
      client_id: 'abc',
      exp: 1_794_733_200,
    }
    expect(toWidgetToken(claims)).toEqual({
      namespaces: ['acme', 'acme.shop'],
      scopes: new Set(['widgets:read', 'prices:stream']),
      origins: ['https://www.example.com'],
      clientId: 'abc',
      expiresAt: 1_794_733_200_000,
    })
  })

  it('is no namespace, no client, any origin and the scopes of old where it names none', () => {
    expect(toWidgetToken({ exp: 1 })).toEqual({
      namespaces: [],
      scopes: new Set(['config:read', 'widgets:read']),
      origins: null,
      clientId: null,
      expiresAt: 1000,
    })
  })

  it('allows nothing where a claim is of another form', () => {
    expect(toWidgetToken({ namespaces: 'acme', scope: ['widgets:read'], origins: 'any', client_id: 7 })).toEqual({
      namespaces: [],
      scopes: new Set(),
      origins: [],
      clientId: null,
      expiresAt: 0,
    })
    expect(toWidgetToken({ namespaces: ['acme', 7, null] }).namespaces).toEqual(['acme'])
  })
})

it('a namespace is opened by its own name, or by one above it with a star', () => {
  expect(mayRead(['other', 'acme'], 'acme')).toBe(true)
  expect(mayRead(['acme.*'], 'acme.shop')).toBe(true)
  for (const [pattern, namespace] of [
    ['acme', 'acme.shop'],
    ['acme.*', 'acme'],
    ['acme.*', 'acmeshop'],
    ['acme*', 'acme.shop'],
    ['*', 'acme'],
  ] as const)
    expect(mayRead([pattern], namespace)).toBe(false)
  expect(mayRead([], 'acme')).toBe(false)
})
