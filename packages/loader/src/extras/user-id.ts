import { decodeJwt } from '../jwt.ts'

/** The claim `sub`: the core reads bytes, and this one reads them as UTF-8. */
export function toUserId(token: string): string {
  const bytes = Uint8Array.from(String(decodeJwt(token)?.sub ?? ''), character => character.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
