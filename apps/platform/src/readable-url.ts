/**
 * The address of a request in a form the router can decode. One with invalid percent-encoding (`/a/%E0%A4%A`) is
 * taken literally, so that it gets the site's own "not found" page, not the router's bare error.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes('%')) return url
  const queryAt = url.search(/[?#]/)
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
