const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a page of this origin may open the socket. If the site runs on a loopback name, any other loopback name is
 * accepted too: people use them interchangeably.
 */
export function isOwnOrigin(origin: string | undefined, publicOrigin: string): boolean {
  if (origin === undefined) return false
  if (origin === publicOrigin) return true
  const given = URL.parse(origin)
  const own = new URL(publicOrigin)
  return (
    given !== null &&
    loopbackNames.has(own.hostname) &&
    loopbackNames.has(given.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  )
}
