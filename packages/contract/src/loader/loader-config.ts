// Written by scripts/write-loader-config.ts from loader-config-schema.ts; a test compares both.
import type { ComponentConfiguration, ConfigurationOverrides } from './component-configuration.ts'
import type { ComponentsManifest } from './components-manifest.ts'
import type {
  ElementBinding,
  Environment,
  InstrumentationProvider,
  LibraryPreset,
  TokenCallback,
  TokenSource,
  UsageAttributes,
} from './loader-config-parts.ts'

/** What a host page passes to bellwether.load(). */
export interface LoaderConfig {
  /** Where the page runs; passed to every widget. */
  readonly runtime?: {
    /** Default prod. */
    readonly environment?: 'qa' | 'uat' | 'prod'
    /** Default us. */
    readonly region?: 'apac' | 'emea' | 'us'
  }
  /** Tokens by name. Tokens other than apiGatewayToken (marketsApiToken, uim) may be opaque. */
  readonly apiTokens?: {
    /** A JWT, with or without "Bearer ". Sent to the configuration API and passed to widgets that request it. */
    readonly apiGatewayToken?: string
    readonly [name: string]: string | undefined
  }
  /** Where the code of the components comes from. */
  readonly component?: {
    /** Where the code of the components comes from. */
    readonly source?: {
      /** Environment of the CDN. In prod, the default, a file that does not match its hash never runs. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** Institution whose client-specific bundle is used; the first folder of the namespace path. */
      readonly instid?: string
      /** Use one client-specific bundle instead of a bundle for each component. Default false. */
      readonly useClientSpecificBundle?: boolean
      /** Version of the client-specific bundle. Default: the current version in its metadata file. */
      readonly clientSpecificBundleVersion?: string
      /** Versions by component type; they override those of the configuration. */
      readonly overrides?: Readonly<Record<string, string>>
      /** Shared chunks to download with the first bundles, by their names in the manifest. */
      readonly chunks?: readonly string[]
    }
  }
  /** The components and their settings. */
  readonly configuration?: {
    /** Name of the configuration: letters, digits, - and _ in parts separated by dots, such as acme.research. */
    readonly namespace?: string
    /** Environment of the configuration. Default prod. */
    readonly environment?: 'qa' | 'uat' | 'stg' | 'prod'
    /** Default json. */
    readonly format?: 'json'
    /** Where the configuration comes from. */
    readonly source?: {
      /** Default: config-api with a namespace; none without, or with a client-specific bundle. */
      readonly type?: 'config-api' | 'mwc-cdn' | 'url' | 'none'
      /** Version of the configuration API. Default 1. */
      readonly version?: number | string
      /** Environment of the configuration API or CDN. Default prod. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** Default us. */
      readonly region?: 'apac' | 'emea' | 'us'
      /** URL of the configuration, for type url. An extension of ours. */
      readonly url?: string
    }
    /** Merged into the configuration from the source: objects key by key, other values replaced. With type none it is the whole configuration. */
    readonly overrides?: ConfigurationOverrides
  }
  /** Stylesheets. */
  readonly css?: {
    /** Load the stylesheets of the components. Default true. */
    readonly includeComponentCss?: boolean
    /** The design system. */
    readonly mds?: {
      /** Add the icon sprite to the page. Default true. */
      readonly icons?: boolean
      /** Load the stylesheet. Default true. */
      readonly style?: boolean
      /** Exact, tilde, caret or wildcard. Default *. */
      readonly version?: string
    }
    /** Stylesheets of the host page, loaded last. */
    readonly customStyles?: readonly string[]
    /** Disable a stylesheet when the last component using it is removed, and enable it again with the next. Default false. */
    readonly toggleCssWithComponent?: boolean
  }
  /** If present, only the bundles named here are downloaded at the start; others with handle.load() or handle.add(). */
  readonly lazy?: {
    /** Component types downloaded at the start. Default: none. */
    readonly bundlesToDownload?: readonly string[]
    /** Download and run a bundle again even if it is already loaded. Default false. */
    readonly forceRedownload?: boolean
    /** Add the components waiting for a bundle as soon as it has loaded. Default false: the host page calls handle.add(). */
    readonly initializeMarketsComponent?: boolean
  }
  /** true loads the recommended polyfills; a list, those it names, such as Promise.try. Only missing features are downloaded. Default true. */
  readonly polyfills?: boolean | readonly string[]
  /** Classic scripts to run before the components, in order: URLs, optionally with an integrity hash (#sha384-...), and presets. Anything else causes a warning. */
  readonly libraries?: readonly (string | LibraryPreset)[]
  /** Monitoring by the host page. */
  readonly instrumentation?: {
    /** Functions called with each event. Two or more cause a performance warning. */
    readonly providers?: readonly InstrumentationProvider[]
  }
  /** Usage counts, sent to our own collector, with optional attributes of the host page. Default true. */
  readonly usageTracking?: boolean | { readonly attributes?: UsageAttributes }
  /** The application that usage is attributed to. */
  readonly morningstarUsageTracking?: {
    /** false turns usage tracking off. Default true. */
    readonly enabled?: boolean
    /** Name of the application in usage reports. */
    readonly applicationId?: string
  }
  /** The user of the page; passed to widgets. */
  readonly userIdentity?: {
    /** Id of the user. Cannot be combined with getUserIdFromToken. */
    readonly userId?: string
    /** Id of the host page's session. */
    readonly sessionId?: string
    /** Take the user id from the sub claim of apiGatewayToken. */
    readonly getUserIdFromToken?: boolean
  }
  /** Token refresh. */
  readonly api?: {
    /** Called with the name of a token that expires within 60 seconds; returns a new one. Never called again while a call is pending. */
    readonly apiTokenExpiredCallback?: TokenCallback
    /** Functions that return further tokens, by name. Called each time a widget requests the token. */
    readonly tokenSources?: Readonly<Record<string, TokenSource>>
  }
  /** Helper modules. */
  readonly mwc?: {
    /** A module started before the components. */
    readonly 'mwc-application-helper'?: {
      /** Environment of the CDN. Default prod. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** Exact, tilde, caret or wildcard. Default *. */
      readonly version?: string
    }
  }
  /** Components to add at the start. Default: none; add others with handle.add(). */
  readonly elementBindings?: readonly ElementBinding[]
  /** Language of the widgets, such as de-DE. Default: that of the page, by the lang attribute of its html element. An extension of ours. */
  readonly locale?: string
  /** Show a readable log and a panel. Default false. An extension of ours. */
  readonly debug?: boolean
  /** URLs for self-hosted installations. An extension of ours. */
  readonly delivery?: {
    /** Base URL of the CDN. Default: the CDN the loader was loaded from. One URL for all environments, or one for each, ending in a slash. */
    readonly cdn?: string | Readonly<Partial<Record<Environment, string>>>
    /** A second CDN with the same files, used when the first fails. One URL for all environments, or one for each, ending in a slash. */
    readonly fallbackCdn?: string | Readonly<Partial<Record<Environment, string>>>
    /** Base URL of the configuration API; {region} is replaced. Default: /config-api/ on the loader’s origin. One URL for all environments, or one for each, ending in a slash. */
    readonly configApi?: string | Readonly<Partial<Record<Environment, string>>>
    /** Base URL of the data API. Default: the root of the loader’s origin. */
    readonly api?: string
    /** URL of the usage collector. Default: usage, relative to the base URL of the data API. */
    readonly usage?: string
    /** The manifest, if the page already has it. No request is made. */
    readonly manifest?: ComponentsManifest
    /** The configuration, if the page already has it or has requested it. No request is made. */
    readonly configuration?: ComponentConfiguration | Promise<ComponentConfiguration>
    /** Time limit for each response. Default 10000. */
    readonly timeoutMs?: number
  }
}
