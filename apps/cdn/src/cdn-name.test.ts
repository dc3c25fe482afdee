import { isClientNamespace } from '@bellwether/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCdnPath, isInstid, toCdnNamespace } from './cdn-name.ts'
import { hostileNames } from './hostile-names.fixture.ts'

describe('names on the CDN', () => {
  it('are rejected in over 200 hostile spellings', () => {
    expect(new Set(hostileNames).size).toBeGreaterThanOrEqual(200)
    expect(hostileNames.filter(isClientNamespace)).toEqual([])
    expect(hostileNames.filter(isInstid)).toEqual([])
    for (const name of hostileNames) {
      expect(() => toCdnNamespace(name, undefined)).toThrow(expect.objectContaining({ code: 'CDN_NAME' }))
      expect(() => toCdnNamespace('acme', name)).toThrow(expect.objectContaining({ code: 'CDN_NAME' }))
    }
  })

  it('always give a path inside the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9-_./\\%2e') }), text => {
        if (!isClientNamespace(text)) return
        const { path } = toCdnNamespace(text, undefined)
        const url = new URL(path, 'https://cdn.example/cdn/')
        expect(url.pathname).toBe(`/cdn/${path}`)
      }),
    )
  })

  it.each([
    'components.json',
    'components/news-list/1.0.0/index.js',
    'acme/research/acme.research-bundle.json',
    'configurations/acme/config.json',
    'design/0.1.0/icons-1fe4ec5e.svg',
  ])('%s can be served', path => {
    expect(isCdnPath(path)).toBe(true)
  })

  it.each(['components.json.br', 'a/.git/config.json', '../x.js', 'a/../x.js', 'a//x.js', 'x.ts', 'x', 'x.js/', ''])(
    '%j cannot',
    path => {
      expect(isCdnPath(path)).toBe(false)
    },
  )
})
