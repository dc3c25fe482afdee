/** Reads the untyped details of a facts record, where anything may be missing. */
export type Details = Readonly<Record<string, unknown>>

export function textIn(details: Details, key: string): string | null {
  const value = details[key]
  return typeof value === 'string' && value !== '' ? value : null
}

export function numberIn(details: Details, key: string): number | null {
  const value = details[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function booleanIn(details: Details, key: string): boolean | null {
  const value = details[key]
  return typeof value === 'boolean' ? value : null
}

export function detailsIn(details: Details, key: string): Details {
  return toDetails(details[key]) ?? {}
}

/** Anything but a record is skipped. */
export function listIn(details: Details, key: string): readonly Details[] {
  const value = details[key]
  return Array.isArray(value) ? value.map(toDetails).filter(item => item !== null) : []
}

/** Null where there is no list; anything but a text is skipped. */
export function textsIn(details: Details, key: string): readonly string[] | null {
  const value = details[key]
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : null
}

function toDetails(value: unknown): Details | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Details) : null
}
