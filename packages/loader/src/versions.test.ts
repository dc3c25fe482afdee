import fc from 'fast-check'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import { findHighest, isExact } from './versions.ts'

const number = fc.oneof(fc.nat(3), fc.constantFrom(10, 11, 100))
const word = fc.oneof(
  fc.constantFrom('alpha', 'beta', 'rc', 'x', 'A', 'a-b', '-', '0a', '1e5', '-1'),
  fc.nat(12).map(String),
)
const prerelease = fc.option(fc.array(word, { minLength: 1, maxLength: 3 }), { nil: null, freq: 3 })
const version = fc
  .tuple(number, number, number, prerelease)
  .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre ? `-${pre.join('.')}` : ''}`)
const partial = fc.oneof(
  fc.constantFrom('*', 'x', 'X'),
  number.map(String),
  fc.tuple(number, fc.constantFrom('', '.x', '.*', '.x.x')).map(parts => parts.join('')),
  fc.tuple(number, number, fc.constantFrom('', '.x', '.*')).map(([major, minor, rest]) => `${major}.${minor}${rest}`),
)
const release = fc.tuple(number, number, number).map(parts => parts.join('.'))
/** A prerelease is named exactly; a range has none. */
const range = fc.oneof(
  version,
  fc.tuple(fc.constantFrom('', '~', '^'), fc.oneof(release, partial)).map(([operator, rest]) => operator + rest),
)

describe('[LD-VERSION-1] versions: exact, tilde, caret, wildcard', () => {
  it('agrees with node-semver on 120,000 random pairs', () => {
    const versions = fc.sample(version, 400)
    const ranges = fc.sample(range, 300)
    const disagreements = ranges.flatMap(asked => {
      const parsed = new semver.Range(asked)
      return versions
        .filter(candidate => (findHighest([candidate], asked) === candidate) !== parsed.test(candidate))
        .map(candidate => `${candidate} in ${asked}`)
    })
    expect(disagreements).toEqual([])
  })

  it('chooses what node-semver chooses', () => {
    fc.assert(
      fc.property(fc.array(version, { maxLength: 12 }), range, (versions, asked) => {
        expect(findHighest(versions, asked) ?? null).toBe(semver.maxSatisfying(versions, asked))
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['1.2.3', ['1.2.3'], ['1.2.4', '1.2.3-beta', '1.2.2']],
    ['1.2.3-beta', ['1.2.3-beta'], ['1.2.3', '1.2.3-beta.1']],
    ['~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0', '1.2.2', '1.2.4-beta', '1.3.0-0']],
    ['~1', ['1.0.0', '1.9.9'], ['2.0.0', '0.9.9']],
    ['^1.2.3', ['1.2.3', '1.9.0'], ['2.0.0', '1.2.2', '2.0.0-0', '1.3.0-beta']],
    ['^0.2.3', ['0.2.3', '0.2.9'], ['0.3.0', '0.2.2']],
    ['^0.0.3', ['0.0.3'], ['0.0.4', '0.0.2']],
    ['^0.x', ['0.0.0', '0.9.0'], ['1.0.0']],
    ['*', ['0.0.0', '99.0.0'], ['1.0.0-beta']],
    ['1.X.*', ['1.0.0', '1.9.9'], ['2.0.0', '1.0.0-beta']],
  ])('%s', (asked, inside, outside) => {
    expect(inside.filter(version => findHighest([version], asked) === undefined)).toEqual([])
    expect(outside.filter(version => findHighest([version], asked) === version)).toEqual([])
  })

  it('[LD-VERSION-3] no range chooses a prerelease', () => {
    expect(findHighest(['1.0.0-beta', '1.1.0-rc'], '*')).toBeUndefined()
    expect(findHighest(['1.0.0', '1.1.0-rc'], '^1')).toBe('1.0.0')
    expect(findHighest(['1.0.0', '1.1.0-rc'], '1.1.0-rc')).toBe('1.1.0-rc')
  })

  it.each(['latest', '~1.0.0-beta', '^2.0.0-0', '>=1.0.0', '1 || 2', '../1.0.0', '1.0.0/..', ' 1.0.0'])(
    '%j finds nothing',
    asked => {
      expect(findHighest(['1.0.0', '2.0.0'], asked)).toBeUndefined()
    },
  )

  it('passes over what is no version', () => {
    expect(findHighest(['junk', '1.2.0', '1.10.0'], '1.x')).toBe('1.10.0')
  })

  it('knows an exact one', () => {
    expect(['1.2.3', '1.2.3-beta.1', '~1.2.3', '1.2', '*'].map(isExact)).toEqual([true, true, false, false, false])
  })
})
