export interface Stars {
  /** Of the viewer, with the market codes on each; none for a guest, whose browser knows. */
  readonly lists: readonly { readonly name: string; readonly codes: readonly string[] }[]
  /** Where a form of this page leads back to. */
  readonly next: string
}

/** The stars of some securities only: all that a part of a page needs to know. */
export function starsOf({ lists, next }: Stars, marketCodes: readonly string[]): Stars {
  return {
    lists: lists.map(({ name, codes }) => ({ name, codes: codes.filter(code => marketCodes.includes(code)) })),
    next,
  }
}
