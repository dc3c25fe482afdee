/** The part of an OpenAPI 3 document that the API reference reads. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> }
}
