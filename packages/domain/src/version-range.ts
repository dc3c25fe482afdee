import { compareVersions, parseVersion, type Version } from './version.ts'

/** From `from` (included) up to `below` (not included, its prereleases neither); `below` null: no end. */
export interface VersionRange {
  readonly from: Version
  readonly below: Version | null
  readonly exact: boolean
}

const part = '(0|[1-9]\\d*|[xX*])'
const partial = new RegExp(`^([~^]?)${part}(?:\\.${part}(?:\\.${part})?)?$`)
const release = (major: number, minor = 0, patch = 0): Version => ({ major, minor, patch, prerelease: [] })

/** An exact version, a tilde range, a caret range or a wildcard (`*`, `1.x`, `1.2`); anything else is null. */
export function parseVersionRange(text: string): VersionRange | null {
  const exact = parseVersion(text)
  if (exact) return { from: exact, below: null, exact: true }
  const operator = text[0]
  if (operator === '~' || operator === '^') {
    const from = parseVersion(text.slice(1))
    if (from)
      return { from, below: operator === '~' ? release(from.major, from.minor + 1) : caretEnd(from), exact: false }
  }
  return parsePartial(text)
}

/** Up to the next change of the left-most number that is not zero. */
function caretEnd({ major, minor, patch }: Version): Version {
  if (major > 0) return release(major + 1)
  return minor > 0 ? release(0, minor + 1) : release(0, 0, patch + 1)
}

function parsePartial(text: string): VersionRange | null {
  const match = partial.exec(text)
  if (!match) return null
  const [, operator, ...parts] = match
  const numbers = parts.map(toNumber)
  const wildcard = numbers.indexOf(null)
  // Nothing but wildcards may follow a wildcard, and a number must be exact.
  if (wildcard === -1 || numbers.slice(wildcard).some(n => n !== null)) return null
  const [major = null, minor = null] = numbers
  if (![major ?? 0, minor ?? 0].every(Number.isSafeInteger)) return null
  if (major === null) return { from: release(0), below: null, exact: false }
  const widens = minor === null || (operator === '^' && major > 0)
  return {
    from: release(major, minor ?? 0),
    below: widens ? release(major + 1) : release(major, minor + 1),
    exact: false,
  }
}

function toNumber(text: string | undefined): number | null {
  return text === undefined || !/^\d/.test(text) ? null : Number(text)
}

/** A prerelease is taken only by a range that names a prerelease of the very same version. */
export function inRange(version: Version, { from, below, exact }: VersionRange): boolean {
  const order = compareVersions(version, from)
  if (exact) return order === 0
  if (order < 0) return false
  if (version.prerelease.length > 0) return from.prerelease.length > 0 && sameRelease(version, from)
  return below === null || compareVersions(version, below) < 0
}

function sameRelease(a: Version, b: Version): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch
}

/** False also when either text cannot be read. */
export function satisfies(version: string, range: string): boolean {
  const parsed = parseVersion(version)
  const parsedRange = parseVersionRange(range)
  return parsed !== null && parsedRange !== null && inRange(parsed, parsedRange)
}

/** The highest version in the range, as it was written; versions that cannot be read are passed over. */
export function maxSatisfying(versions: readonly string[], range: string): string | null {
  const parsedRange = parseVersionRange(range)
  if (!parsedRange) return null
  let best: { text: string; version: Version } | null = null
  for (const text of versions) {
    const version = parseVersion(text)
    if (!version || !inRange(version, parsedRange)) continue
    if (!best || compareVersions(version, best.version) > 0) best = { text, version }
  }
  return best?.text ?? null
}
