/** A version of Semantic Versioning 2.0.0. Build metadata is read and dropped: it never decides an order. */
export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
  readonly prerelease: readonly string[]
}

const number = '(0|[1-9]\\d*)'
const prereleasePart = '(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)'
const part = '[0-9A-Za-z-]+'
const shape = new RegExp(
  `^${number}\\.${number}\\.${number}(?:-(${prereleasePart}(?:\\.${prereleasePart})*))?(?:\\+${part}(?:\\.${part})*)?$`,
)
const maxLength = 256

export function parseVersion(text: string): Version | null {
  if (text.length > maxLength) return null
  const match = shape.exec(text)
  if (!match) return null
  const [major, minor, patch] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (![major, minor, patch].every(Number.isSafeInteger)) return null
  return { major, minor, patch, prerelease: match[4]?.split('.') ?? [] }
}

export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch || comparePrerelease(a.prerelease, b.prerelease)
}

function comparePrerelease(a: readonly string[], b: readonly string[]): number {
  // A release stands above all its prereleases.
  if (a.length === 0 || b.length === 0) return b.length - a.length
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compareIdentifiers(a[i] ?? '', b[i] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

const numeric = /^\d+$/

function compareIdentifiers(a: string, b: string): number {
  const [aNumeric, bNumeric] = [numeric.test(a), numeric.test(b)]
  if (aNumeric !== bNumeric) return aNumeric ? -1 : 1
  // Without leading zeros the longer number is the larger, however many digits it has.
  if (aNumeric && a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}
