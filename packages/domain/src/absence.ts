/** Why a figure is not there. A true zero is a number, never an absence. */
export type Absence = 'NOT_APPLICABLE' | 'NOT_REPORTED' | 'WITHHELD' | 'FAILED'

export interface Present<T> {
  readonly value: T
}

export interface Absent {
  readonly absent: Absence
  readonly reason?: string
}

export type Maybe<T> = Present<T> | Absent

export function present<T>(value: T): Present<T> {
  return { value }
}

export function absent(kind: Absence, reason?: string): Absent {
  return reason === undefined ? { absent: kind } : { absent: kind, reason }
}

/** Also for unions with further kinds of not-there. */
export function isPresent<T>(maybe: Present<T> | object): maybe is Present<T> {
  return 'value' in maybe
}

export function mapPresent<T, U>(maybe: Maybe<T>, change: (value: T) => U): Maybe<U> {
  return isPresent(maybe) ? present(change(maybe.value)) : maybe
}

/** What a database gives: null means the provider has no value. */
export function fromNullable<T>(
  value: T | null | undefined,
  kind: Absence = 'NOT_REPORTED',
  reason?: string,
): Maybe<T> {
  return value === null || value === undefined ? absent(kind, reason) : present(value)
}
