import { describe, expect, it } from 'vitest'
import { isNamespace, toBundleMetadataUrl, toCdnConfigurationUrl } from './cdn-address.ts'

const cdn = 'https://cdn.example/cdn/'

describe('addresses on the CDN', () => {
  it('of the metadata of a client-specific bundle', () => {
    expect(toBundleMetadataUrl(cdn, 'acme.research')).toBe(`${cdn}acme/research/acme.research-bundle.json`)
    expect(toBundleMetadataUrl(cdn, 'acme', 'INST1')).toBe(`${cdn}INST1/acme/acme-bundle.json`)
  })

  it('of a configuration', () => {
    expect(toCdnConfigurationUrl(cdn, 'acme.research')).toBe(`${cdn}configurations/acme/research/config.json`)
  })

  it.each(['acme', 'acme.research', 'a-b.c_d.9'])('%j is a namespace', text => {
    expect(isNamespace(text)).toBe(true)
  })

  it.each(['', '.', '..', 'a..b', '.a', 'a.', 'a/b', 'a\\b', '../a', 'a%2fb', 'a b', 'a?b', 'a#b', 'a\n', 'a\0', 'á'])(
    '%j is none',
    text => {
      expect(isNamespace(text)).toBe(false)
    },
  )
})
