/** A token about to run out would fail on its way to the server. */
export const tokenMarginSeconds = 60

/** `exp` is seconds since 1970 as in a JWT, possibly with a fraction; `now` is milliseconds. Exactly 60 s is not enough. */
export function isTokenFresh(exp: number, now: number): boolean {
  return exp * 1000 - now > tokenMarginSeconds * 1000
}
