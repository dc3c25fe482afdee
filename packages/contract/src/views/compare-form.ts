/** What the comparison form says next to its field. */
export interface CompareFormView {
  readonly indices: readonly { readonly code: string; readonly name: string }[]
  readonly typed: string
  readonly problem: string | null
  /** What a typed name may mean, where that is more than one security. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}
