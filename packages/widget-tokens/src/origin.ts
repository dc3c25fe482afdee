/**
 * An origin as a browser sends it: `https://www.example.com`, with its port if that is not the usual one. Null for
 * anything else, also with a path, a user or a wildcard; plain http only of this very machine.
 */
export function parseTokenOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null || url.pathname !== '/' || /[?#@*]/.test(text)) return null
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : null
}

/**
 * Whether a page of this origin may use a token. Programs send none: a list of origins keeps other sites' pages from using a
 * token, which a program could pretend to be anyway.
 */
export function allowsOrigin(origins: readonly string[] | null, origin: string | undefined): boolean {
  return origins === null || origin === undefined || origins.includes(origin)
}
