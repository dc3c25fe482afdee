import { cdnUnknown } from './errors.ts'

/** One address, or one for each environment. */
type Place = string | Places
type Places = Readonly<Partial<Record<string, string>>>

export function getAddress(place: Place, environment: string, fallback?: string | false): string {
  // A text has a method `at`; asking for `typeof` takes more bytes.
  const address = (place.at ? place : (place as Places)[environment]) ?? fallback
  if (!address) throw cdnUnknown()
  return address as string
}
