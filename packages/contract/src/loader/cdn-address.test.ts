import { describe, expect, it } from 'vitest'
import { isNamespace, toBundleMetadataPath, toCdnConfigurationPath } from './cdn-address.ts'

describe('addresses on the CDN', () => {
  it('of the metadata of a client-specific bundle', () => {
    expect(toBundleMetadataPath('acme.research')).toBe(`acme/research/acme.research-bundle.json`)
    expect(toBundleMetadataPath('acme', 'INST1')).toBe(`INST1/acme/acme-bundle.json`)
  })

  it('of a configuration', () => {
    expect(toCdnConfigurationPath('acme.research')).toBe(`configurations/acme/research/config.json`)
  })

  it.each(['acme', 'acme.research', 'a-b.c_d.9'])('%j is a namespace', text => {
    expect(isNamespace(text)).toBe(true)
  })

  it.each([
    7,
    true,
    null,
    ['acme'],
    '',
    '.',
    '..',
    'a..b',
    '.a',
    'a.',
    'a/b',
    'a\\b',
    '../a',
    'a%2fb',
    'a b',
    'a?b',
    'a#b',
    'a\n',
    'a\0',
    'á',
  ])('%j is none', text => {
    expect(isNamespace(text)).toBe(false)
  })
})
