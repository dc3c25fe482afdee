import { createContext } from 'react'

export interface Stars {
  /** What the viewer watches; empty for a guest, whose browser knows. */
  readonly watched: ReadonlySet<string>
  /** Where a form of this page leads back to. */
  readonly next: string
}

/** Null, as in a widget on somebody else's page: there are no stars. */
export const StarsContext = createContext<Stars | null>(null)
