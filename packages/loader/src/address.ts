import { cdnUnknown } from './errors.ts'

/** One address, or one for each environment. */
type Place = string | Readonly<Partial<Record<string, string>>>

export function getAddress(place: Place, environment: string, fallback?: string | false): string {
  const address = (typeof place === 'string' ? place : place[environment]) ?? fallback
  if (!address) throw cdnUnknown()
  return address
}
