/** Bytes of a published file as it is sent. */
export interface FileSize {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

export interface PublishedWidget {
  /** The highest. */
  readonly version: string
  /** All that can be loaded, highest first. */
  readonly versions: readonly string[]
  /** Its own modules; of no other widget. */
  readonly code: FileSize
  /** What it shares with others and a page downloads once: React above all. */
  readonly shared: FileSize
}

/** What published widgets draw with. */
export type WidgetRuntime = 'react' | 'preact'

/** What a CDN has published, as the developer pages tell of it. */
export interface PublicationSummary {
  readonly loader: {
    readonly version: string
    /** Of the one-tag script. */
    readonly integrity: string
    /** Hash of the script for tags, `elements.js`. */
    readonly elementsIntegrity?: string
    readonly size: FileSize
  }
  /** By component type. */
  readonly widgets: Readonly<Record<string, PublishedWidget>>
  /** What its widgets run on, and the size of each choice; absent for a folder published without saying so. */
  readonly runtimes?: {
    readonly published: WidgetRuntime
    readonly sizes: Readonly<Record<WidgetRuntime, FileSize>>
  }
}
