/** What the loader tells: as events on `document`, to instrumentation providers, and to the debug log. */
export interface LoaderEventDetails {
  /** A step is done; in order, each once for a load. */
  readonly 'bellwether:step': { readonly step: LoadStep; readonly name: LoadStepName }
  /** Something was put right, skipped or left out. */
  readonly 'bellwether:warning': { readonly message: string }
  /** A version was chosen for a component. */
  readonly 'bellwether:resolved': { readonly type: string; readonly range: string; readonly version: string }
  readonly 'bellwether:placed': PlacedComponent
  readonly 'bellwether:painted': PlacedComponent
  /**
   * A component cannot be shown; its container says so quietly. Or load() has rejected: then there is no component. Recognise
   * the reason by `code`.
   */
  readonly 'bellwether:failed': {
    readonly componentId?: string
    readonly container?: string
    readonly type?: string
    readonly code: string
    /** Of the answer to the request that failed; 0 or absent if there was none. */
    readonly status?: number
    /** The error itself. Its message says what was given and what would be right. */
    readonly cause: unknown
  }
  readonly 'bellwether:removed': PlacedComponent
  /** Every component placed at the start has painted or failed. */
  readonly 'bellwether:ready': Readonly<Record<never, never>>
}

export interface PlacedComponent {
  readonly componentId: string
  readonly container: string
  readonly type: string
  readonly version: string
}

export type LoadStep = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type LoadStepName =
  | 'validate'
  | 'configuration'
  | 'design-system'
  | 'libraries'
  | 'resolve'
  | 'download'
  | 'bootstrap'

export type LoaderEventName = keyof LoaderEventDetails

/** `loader` counts the calls of load() on the page, so that two of them can be told apart. */
export type LoaderEvent = {
  [Name in LoaderEventName]: {
    readonly name: Name
    readonly detail: LoaderEventDetails[Name] & { readonly loader: number }
  }
}[LoaderEventName]

declare global {
  interface DocumentEventMap extends LoaderDocumentEvents {}
}

type LoaderDocumentEvents = {
  [Name in LoaderEventName]: CustomEvent<LoaderEventDetails[Name] & { readonly loader: number }>
}
