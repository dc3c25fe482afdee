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
  /** Where the page runs; handed to every widget. */
  readonly runtime?: {
    /** Default prod. */
    readonly environment?: 'qa' | 'uat' | 'prod'
    /** Default us. */
    readonly region?: 'apac' | 'emea' | 'us'
  }
  /** Tokens by name. Others than the gateway token (marketsApiToken, uim) may be opaque. */
  readonly apiTokens?: {
    /** A JWT, with or without "Bearer ". Sent to the configuration API and handed to widgets that ask for it. */
    readonly apiGatewayToken?: string
    readonly [name: string]: string | undefined
  }
  /** Where the code of the components comes from. */
  readonly component?: {
    /** Where the code of the components comes from. */
    readonly source?: {
      /** Which CDN. Default prod, where a file without the right hash never runs. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** The institution whose client-specific bundle is used; the first folder of the namespace path. */
      readonly instid?: string
      /** One bundle made for this client in place of one for each component. Default false. */
      readonly useClientSpecificBundle?: boolean
      /** A revision of that bundle. Default: the one its metadata file calls current. */
      readonly clientSpecificBundleVersion?: string
      /** Versions by component type, stronger than those of the configuration. */
      readonly overrides?: Readonly<Record<string, string>>
      /** Names of shared chunks of the manifest to download with the first bundles. */
      readonly chunks?: readonly string[]
    }
  }
  /** Which components there are, and how they are set. */
  readonly configuration?: {
    /** Names the configuration: words of letters, digits, - and _, joined by dots, such as acme.research. */
    readonly namespace?: string
    /** Which state of the configuration. Default prod. */
    readonly environment?: 'qa' | 'uat' | 'stg' | 'prod'
    /** Default json. */
    readonly format?: 'json'
    /** Where the configuration comes from. */
    readonly source?: {
      /** Default config-api with a namespace, none without. A client-specific bundle makes it none. */
      readonly type?: 'config-api' | 'mwc-cdn' | 'url' | 'none'
      /** Version of the configuration API. Default 1. */
      readonly version?: number | string
      /** Which configuration API or CDN. Default prod. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** Default us. */
      readonly region?: 'apac' | 'emea' | 'us'
      /** Address of the configuration for type url. Ours. */
      readonly url?: string
    }
    /** Merged over what the source answers, objects key by key, anything else replaced. With type none it is all there is. */
    readonly overrides?: ConfigurationOverrides
  }
  /** Stylesheets. */
  readonly css?: {
    /** Load the stylesheets of the components. Default true. */
    readonly includeComponentCss?: boolean
    /** The design system. */
    readonly mds?: {
      /** Put the icon sprite into the page. Default true. */
      readonly icons?: boolean
      /** Load the stylesheet. Default true. */
      readonly style?: boolean
      /** Exact, tilde, caret or wildcard. Default *. */
      readonly version?: string
    }
    /** Stylesheets of the host, loaded last. */
    readonly customStyles?: readonly string[]
    /** Disable a stylesheet with the last component that uses it, enable it with the next. Default false. */
    readonly toggleCssWithComponent?: boolean
  }
  /** Given: only the named bundles are downloaded at the start, others with handle.load() or handle.add(). */
  readonly lazy?: {
    /** Component types downloaded at the start. Default: none. */
    readonly bundlesToDownload?: readonly string[]
    /** Download and run a bundle again although it is there. Default false. */
    readonly forceRedownload?: boolean
    /** Place the components that waited for a bundle as soon as it is there. Default false: the host calls handle.add(). */
    readonly initializeMarketsComponent?: boolean
  }
  /** true: those recommended. A list: those named, such as Promise.try. A feature that exists downloads nothing. Default true. */
  readonly polyfills?: boolean | readonly string[]
  /** Classic scripts run before the components, in order: addresses, with #sha384-... to hold them to a hash, and presets. Anything else gives a warning. */
  readonly libraries?: readonly (string | LibraryPreset)[]
  /** Who else is told what the loader does. */
  readonly instrumentation?: {
    /** Called with each event; two or more give a performance warning. */
    readonly providers?: readonly InstrumentationProvider[]
  }
  /** Counts of what was shown, sent to our own collector; with attributes of the host. Default true. */
  readonly usageTracking?: boolean | { readonly attributes?: UsageAttributes }
  /** Who the usage belongs to. */
  readonly morningstarUsageTracking?: {
    /** Default true; false turns usage tracking off. */
    readonly enabled?: boolean
    /** The name under which usage is counted. */
    readonly applicationId?: string
  }
  /** Who looks at the page; handed to widgets. */
  readonly userIdentity?: {
    /** Not together with getUserIdFromToken. */
    readonly userId?: string
    /** The host's session. */
    readonly sessionId?: string
    /** Take the user id from the claim sub of apiGatewayToken. */
    readonly getUserIdFromToken?: boolean
  }
  /** Tokens over time. */
  readonly api?: {
    /** Called with the name of a token that has 60 s or less to live; answers the new one. Never twice at a time. */
    readonly apiTokenExpiredCallback?: TokenCallback
    /** Further tokens for widgets, by name. Asked each time a widget asks. */
    readonly tokenSources?: Readonly<Record<string, TokenSource>>
  }
  /** Helpers. */
  readonly mwc?: {
    /** A module started before the components. */
    readonly 'mwc-application-helper'?: {
      /** Which CDN. Default prod. */
      readonly environment?: 'qa' | 'uat' | 'prod'
      /** Exact, tilde, caret or wildcard. Default *. */
      readonly version?: string
    }
  }
  /** What is placed at the start. Default: nothing; handle.add() places later. */
  readonly elementBindings?: readonly ElementBinding[]
  /** A readable log and a panel. Default false. Ours. */
  readonly debug?: boolean
  /** Where everything is, for self-hosted installations. Ours. */
  readonly delivery?: {
    /** Default: the folder the loader's own file came from. One address for every environment, or one for each, with a slash at its end. */
    readonly cdn?: string | Readonly<Partial<Record<Environment, string>>>
    /** A second CDN with the same files, asked when the first fails. One address for every environment, or one for each, with a slash at its end. */
    readonly fallbackCdn?: string | Readonly<Partial<Record<Environment, string>>>
    /** Default: /config-api/ where the loader's own file came from. {region} in it is replaced. One address for every environment, or one for each, with a slash at its end. */
    readonly configApi?: string | Readonly<Partial<Record<Environment, string>>>
    /** Where widgets ask for data. Default: the root where the loader's own file came from. */
    readonly api?: string
    /** Collector of usage tracking. Default: /usage where the loader's own file came from. */
    readonly usage?: string
    /** The manifest, where the page has it already: no request is made. */
    readonly manifest?: ComponentsManifest
    /** The configuration, where the page has it already or has asked for it already: no request is made. */
    readonly configuration?: ComponentConfiguration | Promise<ComponentConfiguration>
    /** Longest wait for one answer. Default 10000. */
    readonly timeoutMs?: number
  }
}
