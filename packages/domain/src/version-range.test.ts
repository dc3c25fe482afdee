import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions, parseVersion, type Version } from './version.ts'
import { maxSatisfying, parseVersionRange, satisfies } from './version-range.ts'

const get = (text: string): Version => {
  const version = parseVersion(text)
  if (!version) throw new Error(`no version ${text}`)
  return version
}
const part = fc.nat(4)
const prerelease = fc.option(fc.constantFrom('0', '1', 'alpha', 'alpha.1', 'beta.2', 'rc'), { nil: null, freq: 2 })
const anyVersion = fc
  .tuple(part, part, part, prerelease)
  .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre === null ? '' : `-${pre}`}`)

describe('versions', () => {
  it.each([
    '1.2',
    'v1.2.3',
    '=1.2.3',
    '1.2.3.4',
    '01.2.3',
    '1.2.3-',
    '1.2.3-01',
    '1.2.3+',
    '-1.2.3',
    ' 1.2.3',
    '',
    '1.2.9007199254740992',
  ])('%j is none', text => {
    expect(parseVersion(text)).toBeNull()
  })

  it('are ordered as Semantic Versioning says', () => {
    const ordered = [
      '0.9.9',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-beta.99999999999999999999',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.2.0',
      '1.10.0',
      '2.0.0-0',
      '2.0.0',
    ]
    ordered.forEach((a, i) => {
      ordered.forEach((b, j) => {
        expect(Math.sign(compareVersions(get(a), get(b)))).toBe(Math.sign(i - j))
      })
    })
    expect(compareVersions(get('1.0.0+a'), get('1.0.0+b'))).toBe(0)
  })
})

describe('version ranges', () => {
  it.each([
    ['1.2.3', ['1.2.3', '1.2.3+build'], ['1.2.4', '1.2.3-beta', '1.2.2']],
    ['1.2.3-beta', ['1.2.3-beta'], ['1.2.3', '1.2.3-beta.1']],
    ['~1.2.3', ['1.2.3', '1.2.9'], ['1.3.0', '1.2.2', '1.2.4-beta', '1.3.0-0']],
    ['~1.2', ['1.2.0', '1.2.9'], ['1.3.0', '1.1.9', '1.2.0-beta']],
    ['~1', ['1.0.0', '1.9.9'], ['2.0.0', '0.9.9']],
    ['~0.2.3', ['0.2.3', '0.2.9'], ['0.3.0']],
    [
      '~1.2.3-beta.2',
      ['1.2.3-beta.2', '1.2.3-beta.11', '1.2.3-rc', '1.2.3', '1.2.4'],
      ['1.2.3-beta.1', '1.2.4-beta.3', '1.3.0'],
    ],
    ['^1.2.3', ['1.2.3', '1.9.0'], ['2.0.0', '1.2.2', '2.0.0-0', '1.3.0-beta']],
    ['^0.2.3', ['0.2.3', '0.2.9'], ['0.3.0', '0.2.2']],
    ['^0.0.3', ['0.0.3'], ['0.0.4', '0.0.2']],
    ['^0.0.0', ['0.0.0'], ['0.0.1']],
    ['^1.2.3-beta.2', ['1.2.3-beta.4', '1.2.3', '1.9.9'], ['1.2.4-beta.4', '1.2.3-alpha', '2.0.0']],
    ['^1.2', ['1.2.0', '1.9.9'], ['1.1.9', '2.0.0']],
    ['^1', ['1.0.0', '1.9.9'], ['2.0.0', '0.9.9']],
    ['^0', ['0.0.0', '0.9.9'], ['1.0.0']],
    ['^0.0', ['0.0.0', '0.0.9'], ['0.1.0']],
    ['^0.1', ['0.1.0', '0.1.9'], ['0.2.0']],
    ['^1.x', ['1.0.0', '1.9.9'], ['2.0.0']],
    ['^0.x', ['0.0.0', '0.9.0'], ['1.0.0']],
    ['^0.0.x', ['0.0.0', '0.0.9'], ['0.1.0']],
    ['*', ['0.0.0', '99.0.0'], ['1.0.0-beta']],
    ['x', ['1.2.3'], ['1.0.0-beta']],
    ['1', ['1.0.0', '1.9.9'], ['2.0.0']],
    ['1.x', ['1.0.0', '1.9.9'], ['2.0.0', '1.0.0-beta']],
    ['1.X.*', ['1.0.0', '1.9.9'], ['2.0.0']],
    ['1.2.*', ['1.2.0', '1.2.9'], ['1.3.0', '1.2.1-beta']],
    ['~1.x', ['1.0.0', '1.9.9'], ['2.0.0']],
    ['~*', ['1.0.0'], ['1.0.0-0']],
  ])('%s', (range, inside, outside) => {
    for (const version of inside) expect([version, satisfies(version, range)]).toEqual([version, true])
    for (const version of outside) expect([version, satisfies(version, range)]).toEqual([version, false])
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
    'v1',
  ])('%j is none, and nothing satisfies it', range => {
    expect(parseVersionRange(range)).toBeNull()
    expect(satisfies('1.2.3', range)).toBe(false)
    expect(maxSatisfying(['1.2.3'], range)).toBeNull()
  })

  it('a version satisfies itself exactly, by tilde and by caret', () => {
    fc.assert(
      fc.property(anyVersion, version => {
        for (const operator of ['', '~', '^']) expect(satisfies(version, operator + version)).toBe(true)
      }),
    )
  })

  it('what tilde allows a caret of the same release allows too, from 1.0.0 on', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (version, base) => {
        fc.pre(get(base).major > 0)
        if (satisfies(version, `~${base}`)) expect(satisfies(version, `^${base}`)).toBe(true)
      }),
    )
  })

  it('a prerelease is taken only by a range naming a prerelease of the same version', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, fc.constantFrom('~', '^', ''), (version, base, operator) => {
        const [v, b] = [get(version), get(base)]
        if (v.prerelease.length === 0 || !satisfies(version, operator + base)) return
        expect([v.major, v.minor, v.patch]).toEqual([b.major, b.minor, b.patch])
        expect(b.prerelease.length).toBeGreaterThan(0)
      }),
    )
  })

  it('the best is in the range and nothing in the range is higher', () => {
    const ranges = fc.oneof(
      anyVersion.map(v => `^${v}`),
      anyVersion.map(v => `~${v}`),
      fc.constantFrom('*', '1.x', '2'),
    )
    fc.assert(
      fc.property(fc.array(anyVersion, { maxLength: 20 }), ranges, (versions, range) => {
        const fitting = versions.filter(version => satisfies(version, range))
        const best = maxSatisfying(versions, range)
        expect(best === null).toBe(fitting.length === 0)
        if (best === null) return
        expect(fitting).toContain(best)
        for (const version of fitting) expect(compareVersions(get(version), get(best))).toBeLessThanOrEqual(0)
      }),
    )
    expect(maxSatisfying(['1.2.0', 'junk', '1.10.0', '1.9.0'], '1.x')).toBe('1.10.0')
  })
})
