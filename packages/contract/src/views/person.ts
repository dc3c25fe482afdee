import type { IsoDate } from '@bellwether/domain'

/** Someone who manages a portfolio or sits on a board. */
export interface PersonView {
  readonly id: number
  readonly name: string
  readonly role: string
  readonly since: IsoDate | null
  readonly biography: string | null
  /** Held in the trust; null where that is not disclosed or does not apply. */
  readonly shares: number | null
  /** What else they manage or serve on. */
  readonly others: readonly { readonly name: string; readonly href: string }[]
}
