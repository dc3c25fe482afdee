/**
 * A URL that is safe to print: host and path only. User name, password and query (which may contain a password) are left
 * out; of a text that is not a URL only the scheme is shown, since any part of it may be the password.
 */
export function toShownUrl(text: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0]
  if (scheme === undefined) return '...'
  const url = URL.parse(text)
  if (url === null) return `${scheme}...`
  return `${url.protocol}//${url.username === '' && url.password === '' ? '' : '...@'}${url.host}${url.pathname}`
}
