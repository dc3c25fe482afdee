import { maxScreenName } from '@bellwether/contract'

export const maxSavedScreens = 50

/** In one line and not empty; null otherwise. */
export function parseScreenName(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const name = input.replace(/[\p{Cc}\p{Cf}\p{Cs}\s\u2028\u2029]+/gu, ' ').trim()
  return name.length <= maxScreenName && /[\p{L}\p{N}]/u.test(name) ? name : null
}
