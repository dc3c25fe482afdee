export interface Stars {
  /** Of the viewer, with the market codes on each; none for a guest, whose browser knows. */
  readonly lists: readonly { readonly name: string; readonly codes: ReadonlySet<string> }[]
  /** Where a form of this page leads back to. */
  readonly next: string
}
