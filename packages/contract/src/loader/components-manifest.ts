/** A published file. Its path is relative to the root of the CDN, and its bytes never change. */
export interface CdnFile {
  readonly path: string
  /** `sha384-` and base64. In prod a file without it never runs. */
  readonly integrity?: string
  /** Fetched by the component itself when it needs it: the loader only tells the browser its hash. */
  readonly lazy?: boolean
  /** Takes its place on a page with a React of its own in the range `react`. */
  readonly hosted?: CdnFile & { readonly react: string }
}

export interface ComponentStylesheet extends CdnFile {
  /** Its rules are in the module too: the file is for pages that place elements themselves, and the loader leaves it alone. */
  readonly inlined?: boolean
}

/** What one version of a component consists of: ES modules, at most one stylesheet, and chunks it shares with others. */
export interface ComponentVersion {
  /** The first is the module to import, a WidgetModule; the others are what it imports. */
  readonly files: readonly CdnFile[]
  readonly stylesheet?: ComponentStylesheet
  /** Keys of `chunks` in the manifest. */
  readonly chunks?: readonly string[]
  /**
   * Where it asks for what it shows first, below the API's root, with its settings in braces and their defaults after an equals
   * sign: `api/widgets/news-list/{marketCode}?limit={limit=5}`. What the loader has asked for while the code was on its way is
   * handed out by this address.
   */
  readonly data?: string
}

export interface PublishedComponent {
  /** Name of its custom element, `bw-...`; absent for a module that is none, such as `mwc-application-helper`. */
  readonly tagName?: string
  readonly versions: Readonly<Record<string, ComponentVersion>>
}

/** `{cdn}/components.json`. Every version ever published stays in it. */
export interface ComponentsManifest {
  readonly contract: 1
  readonly components: Readonly<Record<string, PublishedComponent>>
  /** Modules that several components import, such as React: by names with a hash, and the newest of each by a name without. */
  readonly chunks?: Readonly<Record<string, CdnFile>>
  /** By the global each provides, such as `Promise.try`: downloaded if that does not exist. */
  readonly polyfills?: Readonly<Record<string, CdnFile>>
  /** Classic scripts by preset and version. */
  readonly libraries?: Readonly<Record<string, Readonly<Record<string, CdnFile>>>>
  /** By version. */
  readonly designSystem?: Readonly<Record<string, DesignSystemVersion>>
  /** The loader's own lazy parts by its version and their name. */
  readonly loader?: Readonly<Record<string, Readonly<Record<string, CdnFile>>>>
}

export interface DesignSystemVersion {
  readonly style?: CdnFile
  /** One svg with symbols. */
  readonly icons?: CdnFile
}
