import type { Suggestion } from '@bellwether/search-box'

export interface SecurityChosenDetail {
  readonly marketCode: string
  readonly name: string
  /** Our page of it. */
  readonly href: string
}

declare global {
  interface HTMLElementEventMap {
    /** The user has selected a security in a search. Bubbles. */
    'bw-security-chosen': CustomEvent<SecurityChosenDetail>
  }
}

export function toDetail({ marketCode, name, href }: Suggestion): SecurityChosenDetail {
  return { marketCode, name, href }
}
