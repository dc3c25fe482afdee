import type { LoaderError } from '@bellwether/loader/rules'

/** Errors keep the configuration from working, warnings do not; a note says what is left to the page. */
export type Severity = 'error' | 'warning' | 'note'

export interface Problem {
  readonly severity: Severity
  /** Of the field, with dots; empty for the whole. */
  readonly path: string
  readonly message: string
  /** Of the loader's error, if the loader would throw or log one. */
  readonly code?: string
}

export function toError(path: string, message: string, code?: string): Problem {
  return { severity: 'error', path, message, ...(code !== undefined && { code }) }
}

/** In the loader's own words. `at`: where, for an error that names no field. */
export function toRefusal({ path, message, code }: LoaderError, at = ''): Problem {
  return toError(path ?? at, message, code)
}

export function toWarning(path: string, message: string): Problem {
  return { severity: 'warning', path, message }
}
