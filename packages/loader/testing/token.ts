/** Far in the future, and far in the past: seconds since 1970. */
export const [freshUntil, expiredSince] = [4_000_000_000, 1_000_000_000]

/** A JWT that nobody signed, with a mark in it to look for. */
export function createToken(claims: Readonly<Record<string, unknown>> = {}): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ exp: freshUntil, sub: 'user-7', mark: 'TAINT', ...claims })}.c2lnbmF0dXJl`
}
