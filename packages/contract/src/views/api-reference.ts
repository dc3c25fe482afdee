/** The API reference. */
export interface ApiReferenceView {
  readonly groups: readonly { readonly name: string; readonly calls: readonly ApiCallView[] }[]
}

export interface ApiCallView {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string | null
  readonly parameters: readonly ApiFieldView[]
  readonly answers: readonly {
    readonly status: string
    readonly description: string | null
    readonly fields: readonly ApiFieldView[]
    /** JSON, shortened. */
    readonly example: string | null
  }[]
}

export interface ApiFieldView {
  /** With dots for fields and [] for items: `data.results[].marketCode`. */
  readonly name: string
  /** Where a parameter goes: path or query. */
  readonly place: string | null
  readonly type: string
  readonly required: boolean
  readonly description: string | null
}
