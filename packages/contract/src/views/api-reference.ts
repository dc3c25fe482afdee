/** The calls of the API for people to read. */
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
  /** Parts of an object behind dots, of a list behind []: `data.results[].marketCode`. */
  readonly name: string
  /** Where a parameter stands: in the path or behind the question mark. */
  readonly place: string | null
  readonly type: string
  readonly required: boolean
  readonly description: string | null
}
