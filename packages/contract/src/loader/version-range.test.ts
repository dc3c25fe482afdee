import fc from 'fast-check'
import semver from 'semver'
import { expect, it } from 'vitest'
import { isVersionRange } from './version-range.ts'

it.each([
  '1.2.3',
  '1.2.3-beta.1',
  '1.2.3+build',
  '~1.2.3',
  '^1.2.3',
  '~1.2',
  '^1',
  '1',
  '1.2',
  '1.x',
  '1.X.*',
  'x',
  '*',
  '~*',
])('[LD-VERSION-1] %s is an exact version, a tilde range, a caret range or a wildcard', text => {
  expect(isVersionRange(text)).toBe(true)
  expect(semver.validRange(text)).not.toBeNull()
})

it.each([
  '',
  ' ',
  'latest',
  '>=1.0.0',
  '1.0.0 - 2.0.0',
  '1 || 2',
  'x.1',
  '1.x.3',
  '^',
  '~>1.2',
  '^01.2.3',
  '1.2.3.4',
  '1.2.3-',
  '1.2.3-01',
  'v1',
  '~1.2.3-beta',
  '^1.2.3-rc.1',
  ' 1.2.3',
  `1.2.3-${'a'.repeat(300)}`,
])('[LD-VERSION-1] %j is not accepted', text => {
  expect(isVersionRange(text)).toBe(false)
})

it('accepts nothing that node-semver cannot read', () => {
  const text = fc.string({ unit: fc.constantFrom(...'012.xX*~^-+a'), maxLength: 12 })
  fc.assert(
    fc.property(text, given => {
      if (isVersionRange(given)) expect([given, semver.validRange(given)]).not.toContain(null)
    }),
    { numRuns: 20_000 },
  )
})
