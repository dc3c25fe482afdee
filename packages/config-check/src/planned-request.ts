export type RequestKind = 'module' | 'script' | 'style' | 'fetch'

/** A request that the loader will make before the components are painted. */
export interface PlannedRequest {
  readonly url: string
  readonly kind: RequestKind
  /** `sha384-` and base64, where the manifest has it. */
  readonly integrity?: string
  /** Asked for by CORS without cookies, as all that has a hash is. */
  readonly crossorigin: boolean
}

/** What the head of the page asks for with its token, before the loader is there. */
export interface AskedAhead {
  /** Of the configuration API, where that knows the components: it answers to a token only. */
  readonly configuration?: string | undefined
  /** The one request for what all components show first. */
  readonly firstData?: string | undefined
  /** What the page must pass to load() for it, as JSON: `configuration` and `elementBindings`. */
  readonly given: string
}

export interface RequestPlan {
  /** The loader's own file, which starts all the others. */
  readonly loader: PlannedRequest
  /** Each address once, in the order in which they are best begun. */
  readonly requests: readonly PlannedRequest[]
  /** What the loader will ask for with the token of the page, and so no tag can; null where that is not known. */
  readonly ahead: AskedAhead | null
  /** Origins that are asked for what cannot be asked for beforehand: calls with a token, data. */
  readonly origins: readonly string[]
  /** Styles that reserve the height of the widgets until they render; empty where no height is known. */
  readonly reservedHeight: string
  /** How long the addresses hold; null for as long as the same versions are wanted. */
  readonly validSeconds: number | null
  /** What cannot be known beforehand, in sentences for the developer. */
  readonly notes: readonly string[]
}
