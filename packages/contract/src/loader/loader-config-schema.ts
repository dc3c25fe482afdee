import Type, { type TSchema } from 'typebox'

/**
 * The one source of the loader's configuration: its type (loader-config.ts, written by
 * scripts/write-loader-config.ts), its JSON Schema and the keys the loader knows. Names are those of the specification,
 * letter for letter; `debug` and `delivery` are ours.
 *
 * `tsType` replaces the type derived from a schema, for what JSON cannot hold.
 */
const environments = ['qa', 'uat', 'prod']
const regions = ['apac', 'emea', 'us']

const text = (description: string) => Type.String({ description })
const flag = (description: string) => Type.Boolean({ description })
const choice = (values: readonly string[], description: string) => Type.Enum([...values], { description })
const list = (description: string) => Type.Array(Type.String(), { description })
const code = (tsType: string, description: string) => Type.Unknown({ tsType, description })
const group = (description: string, fields: Record<string, TSchema>) =>
  Type.Object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])), {
    description,
    additionalProperties: false,
  })
const places = 'One URL for all environments, or one for each, ending in a slash.'
const place = (description: string) =>
  Type.Union([Type.String(), Type.Record(Type.String(), Type.String())], {
    description: `${description} ${places}`,
    tsType: 'string | Readonly<Partial<Record<Environment, string>>>',
  })

export const loaderConfigSchema = group('What a host page passes to bellwether.load().', {
  runtime: group('Where the page runs; passed to every widget.', {
    environment: choice(environments, 'Default prod.'),
    region: choice(regions, 'Default us.'),
  }),
  apiTokens: Type.Object(
    {
      apiGatewayToken: Type.Optional(
        text('A JWT, with or without "Bearer ". Sent to the configuration API and passed to widgets that request it.'),
      ),
    },
    {
      description: 'Tokens by name. Tokens other than apiGatewayToken (marketsApiToken, uim) may be opaque.',
      additionalProperties: Type.String(),
    },
  ),
  component: group('Where the code of the components comes from.', {
    source: group('Where the code of the components comes from.', {
      environment: choice(
        environments,
        'Environment of the CDN. In prod, the default, a file that does not match its hash never runs.',
      ),
      instid: text('Institution whose client-specific bundle is used; the first folder of the namespace path.'),
      useClientSpecificBundle: flag(
        'Use one client-specific bundle instead of a bundle for each component. Default false.',
      ),
      clientSpecificBundleVersion: text(
        'Version of the client-specific bundle. Default: the current version in its metadata file.',
      ),
      overrides: Type.Record(Type.String(), Type.String(), {
        description: 'Versions by component type; they override those of the configuration.',
      }),
      chunks: list('Shared chunks to download with the first bundles, by their names in the manifest.'),
    }),
  }),
  configuration: group('The components and their settings.', {
    namespace: text(
      'Name of the configuration: letters, digits, - and _ in parts separated by dots, such as acme.research.',
    ),
    environment: choice(['qa', 'uat', 'stg', 'prod'], 'Environment of the configuration. Default prod.'),
    format: choice(['json'], 'Default json.'),
    source: group('Where the configuration comes from.', {
      type: choice(
        ['config-api', 'mwc-cdn', 'url', 'none'],
        'Default: config-api with a namespace; none without, or with a client-specific bundle.',
      ),
      version: Type.Union([Type.Number(), Type.String()], {
        description: 'Version of the configuration API. Default 1.',
      }),
      environment: choice(environments, 'Environment of the configuration API or CDN. Default prod.'),
      region: choice(regions, 'Default us.'),
      url: text('URL of the configuration, for type url. An extension of ours.'),
    }),
    overrides: code(
      'ConfigurationOverrides',
      'Merged into the configuration from the source: objects key by key, other values replaced. With type none it is the whole configuration.',
    ),
  }),
  css: group('Stylesheets.', {
    includeComponentCss: flag('Load the stylesheets of the components. Default true.'),
    mds: group('The design system.', {
      icons: flag('Add the icon sprite to the page. Default true.'),
      style: flag('Load the stylesheet. Default true.'),
      version: text('Exact, tilde, caret or wildcard. Default *.'),
    }),
    customStyles: list('Stylesheets of the host page, loaded last.'),
    toggleCssWithComponent: flag(
      'Disable a stylesheet when the last component using it is removed, and enable it again with the next. Default false.',
    ),
  }),
  lazy: group(
    'If present, only the bundles named here are downloaded at the start; others with handle.load() or handle.add().',
    {
      bundlesToDownload: list('Component types downloaded at the start. Default: none.'),
      forceRedownload: flag('Download and run a bundle again even if it is already loaded. Default false.'),
      initializeMarketsComponent: flag(
        'Add the components waiting for a bundle as soon as it has loaded. Default false: the host page calls handle.add().',
      ),
    },
  ),
  polyfills: Type.Union([Type.Boolean(), Type.Array(Type.String())], {
    description:
      'true loads the recommended polyfills; a list, those it names, such as Promise.try. Only missing features are downloaded. Default true.',
    tsType: 'boolean | readonly string[]',
  }),
  libraries: Type.Array(Type.Unknown(), {
    description:
      'Classic scripts to run before the components, in order: URLs, optionally with an integrity hash (#sha384-...), and presets. Anything else causes a warning.',
    tsType: 'readonly (string | LibraryPreset)[]',
  }),
  instrumentation: group('Monitoring by the host page.', {
    providers: Type.Array(Type.Unknown(), {
      description: 'Functions called with each event. Two or more cause a performance warning.',
      tsType: 'readonly InstrumentationProvider[]',
    }),
  }),
  usageTracking: Type.Union(
    [
      Type.Boolean(),
      Type.Object(
        { attributes: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
        { additionalProperties: false },
      ),
    ],
    {
      description: 'Usage counts, sent to our own collector, with optional attributes of the host page. Default true.',
      tsType: 'boolean | { readonly attributes?: UsageAttributes }',
    },
  ),
  morningstarUsageTracking: group('The application that usage is attributed to.', {
    enabled: flag('false turns usage tracking off. Default true.'),
    applicationId: text('Name of the application in usage reports.'),
  }),
  userIdentity: group('The user of the page; passed to widgets.', {
    userId: text('Id of the user. Cannot be combined with getUserIdFromToken.'),
    sessionId: text("Id of the host page's session."),
    getUserIdFromToken: flag('Take the user id from the sub claim of apiGatewayToken.'),
  }),
  api: group('Token refresh.', {
    apiTokenExpiredCallback: code(
      'TokenCallback',
      'Called with the name of a token that expires within 60 seconds; returns a new one. Never called again while a call is pending.',
    ),
    tokenSources: code(
      'Readonly<Record<string, TokenSource>>',
      'Functions that return further tokens, by name. Called each time a widget requests the token.',
    ),
  }),
  mwc: group('Helper modules.', {
    'mwc-application-helper': group('A module started before the components.', {
      environment: choice(environments, 'Environment of the CDN. Default prod.'),
      version: text('Exact, tilde, caret or wildcard. Default *.'),
    }),
  }),
  elementBindings: Type.Array(
    group('One component in one container.', {
      tagName: text("Name of the custom element. Default: the component's own."),
      morningstarComponentId: text('Key of the component in the configuration.'),
      container: text('Id of the container element on the page.'),
    }),
    {
      description: 'Components to add at the start. Default: none; add others with handle.add().',
      tsType: 'readonly ElementBinding[]',
    },
  ),
  locale: text(
    'Language of the widgets, such as de-DE. Default: that of the page, by the lang attribute of its html element. An extension of ours.',
  ),
  debug: flag('Show a readable log and a panel. Default false. An extension of ours.'),
  delivery: group('URLs for self-hosted installations. An extension of ours.', {
    cdn: place('Base URL of the CDN. Default: the CDN the loader was loaded from.'),
    fallbackCdn: place('A second CDN with the same files, used when the first fails.'),
    configApi: place(
      'Base URL of the configuration API; {region} is replaced. Default: /config-api/ on the loader’s origin.',
    ),
    api: text('Base URL of the data API. Default: the root of the loader’s origin.'),
    usage: text('URL of the usage collector. Default: usage, relative to the base URL of the data API.'),
    manifest: code('ComponentsManifest', 'The manifest, if the page already has it. No request is made.'),
    configuration: code(
      'ComponentConfiguration | Promise<ComponentConfiguration>',
      'The configuration, if the page already has it or has requested it. No request is made.',
    ),
    timeoutMs: Type.Number({ description: 'Time limit for each response. Default 10000.' }),
  }),
})
