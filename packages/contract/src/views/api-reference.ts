/** The API reference. */
export interface ApiReferenceView {
  readonly groups: readonly { readonly name: string; readonly calls: readonly ApiCallView[] }[]
  /** What several responses share, by name. */
  readonly types: readonly ApiTypeView[]
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
  }[]
}

export interface ApiTypeView {
  readonly name: string
  readonly description: string | null
  /** Of a type that has no fields, such as "string". */
  readonly type: string | null
  readonly fields: readonly ApiFieldView[]
}

export interface ApiFieldView {
  /** With dots for fields and [] for items: `data.results[].marketCode`. */
  readonly name: string
  /** Where a parameter goes: path or query. */
  readonly place: string | null
  /** Such as "integer", or "Price or null" with the name of a type. */
  readonly type: string
  readonly required: boolean
  readonly description: string | null
}
