/**
 * Versions and ranges in as few bytes as they take: node-semver is larger than the whole loader (decision 044). A test
 * compares the two on random versions and ranges.
 */
const shape = /^([~^]?)(\d+(?:\.\d+){0,2})?(?:\.?[xX*])*(?:-([\w.-]+))?(?:\+.+)?$/

/**
 * A text whose order is the order of versions: numbers are padded and stand below words, a space stands below all that
 * may follow an identifier, and the ~ of a release above every prerelease.
 */
function toKey(numbers: string, prerelease = '~'): string {
  return [...`${numbers}.0.0`.split('.', 3), ...prerelease.split('.')]
    .map(identifier => (/\D/.test(identifier) ? identifier : `!${identifier.padStart(16, '0')}`))
    .join(' ')
}

/** The highest of the versions in the range: exact, tilde, caret or wildcard. */
export function findHighest(versions: readonly string[], range: string): string | undefined {
  const [, operator, given = '', prerelease] = shape.exec(range) ?? []
  const from = toKey(given, prerelease)
  // The numbers that must be the same: with a caret up to the first that is not zero.
  const fixed = operator ? given.match(operator === '^' ? /^(0\.)*\d*/ : /^\d*(\.\d+)?/)?.[0] : given
  let best: string | undefined
  let bestKey = ''
  for (const version of versions) {
    const [, mark, numbers = '', versionPrerelease] = shape.exec(version) ?? []
    const key = toKey(numbers, versionPrerelease)
    if (
      mark === '' &&
      operator !== undefined &&
      (operator || !isExact(given) || key === from) &&
      key >= from &&
      key > bestKey &&
      (!fixed || `${numbers}.`.startsWith(`${fixed}.`)) &&
      (!versionPrerelease || (prerelease && numbers === given))
    ) {
      best = version
      bestKey = key
    }
  }
  return best
}

export function isExact(range: string): boolean {
  return /^\d+\.\d+\.\d/.test(range)
}
