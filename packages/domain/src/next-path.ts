const longest = 1000

// Visible ASCII without a backslash, which browsers read as a slash, and without a fragment, which no server sees.
const plain = /^\/(?!\/)[\x21-\x22\x24-\x5b\x5d-\x7e]*$/
// Encoded slashes, backslashes and control characters: a proxy that decodes them would read another path than we did.
const encodedBreak = /%(?:2f|5c|[01][0-9a-f]|7f)/i

/**
 * Where to go after the login: an address of this very site, or null. Strict rather than clever: whoever can write the address of a login link
 * must not be able to send a person anywhere else, whatever browser or proxy reads it.
 */
export function parseNextPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > longest || !plain.test(input)) return null
  const path = input.split('?', 1)[0] ?? ''
  if (encodedBreak.test(path) || path.includes('//')) return null
  const url = URL.parse(input, 'https://here.invalid')
  // Dot segments would let the path that arrives differ from the one that was looked at.
  if (url === null || url.origin !== 'https://here.invalid' || url.pathname !== path) return null
  return isLogin(path) ? null : input
}

/** Back to the login after the login, or straight out again, helps nobody. */
function isLogin(path: string): boolean {
  return /^\/log(?:in|out)(?:\/|$)/i.test(path)
}

/** The login, and from there to `next`; an address that may not be gone to is left out. */
export function loginPath(next: string): string {
  const path = parseNextPath(next)
  return path === null || path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`
}
