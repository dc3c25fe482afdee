/**
 * The address of a request as the router can read it. One whose percent signs are no valid encoding (`/a/%E0%A4%A`) is
 * taken letter by letter, so that it meets the site's own "no such page", not the router's bare refusal.
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
