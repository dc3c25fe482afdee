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
const places = 'One address for every environment, or one for each, with a slash at its end.'
const place = (description: string) =>
  Type.Union([Type.String(), Type.Record(Type.String(), Type.String())], {
    description: `${description} ${places}`,
    tsType: 'string | Readonly<Partial<Record<Environment, string>>>',
  })

export const loaderConfigSchema = group('What a host page passes to bellwether.load().', {
  runtime: group('Where the page runs; handed to every widget.', {
    environment: choice(environments, 'Default prod.'),
    region: choice(regions, 'Default us.'),
  }),
  apiTokens: Type.Object(
    {
      apiGatewayToken: Type.Optional(
        text('A JWT, with or without "Bearer ". Sent to the configuration API and handed to widgets that ask for it.'),
      ),
    },
    {
      description: 'Tokens by name. Others than the gateway token (marketsApiToken, uim) may be opaque.',
      additionalProperties: Type.String(),
    },
  ),
  component: group('Where the code of the components comes from.', {
    source: group('Where the code of the components comes from.', {
      environment: choice(environments, 'Which CDN. Default prod, where a file without the right hash never runs.'),
      instid: text('The institution whose client-specific bundle is used; the first folder of the namespace path.'),
      useClientSpecificBundle: flag(
        'One bundle made for this client in place of one for each component. Default false.',
      ),
      clientSpecificBundleVersion: text('A revision of that bundle. Default: the one its metadata file calls current.'),
      overrides: Type.Record(Type.String(), Type.String(), {
        description: 'Versions by component type, stronger than those of the configuration.',
      }),
      chunks: list('Names of shared chunks of the manifest to download with the first bundles.'),
    }),
  }),
  configuration: group('Which components there are, and how they are set.', {
    namespace: text(
      'Names the configuration: words of letters, digits, - and _, joined by dots, such as acme.research.',
    ),
    environment: choice(['qa', 'uat', 'stg', 'prod'], 'Which state of the configuration. Default prod.'),
    format: choice(['json'], 'Default json.'),
    source: group('Where the configuration comes from.', {
      type: choice(
        ['config-api', 'mwc-cdn', 'url', 'none'],
        'Default config-api with a namespace, none without. A client-specific bundle makes it none.',
      ),
      version: Type.Union([Type.Number(), Type.String()], {
        description: 'Version of the configuration API. Default 1.',
      }),
      environment: choice(environments, 'Which configuration API or CDN. Default prod.'),
      region: choice(regions, 'Default us.'),
      url: text('Address of the configuration for type url. Ours.'),
    }),
    overrides: code(
      'ConfigurationOverrides',
      'Merged over what the source answers, objects key by key, anything else replaced. With type none it is all there is.',
    ),
  }),
  css: group('Stylesheets.', {
    includeComponentCss: flag('Load the stylesheets of the components. Default true.'),
    mds: group('The design system.', {
      icons: flag('Put the icon sprite into the page. Default true.'),
      style: flag('Load the stylesheet. Default true.'),
      version: text('Exact, tilde, caret or wildcard. Default *.'),
    }),
    customStyles: list('Stylesheets of the host, loaded last.'),
    toggleCssWithComponent: flag(
      'Disable a stylesheet with the last component that uses it, enable it with the next. Default false.',
    ),
  }),
  lazy: group('Given: only the named bundles are downloaded at the start, others with handle.load() or handle.add().', {
    bundlesToDownload: list('Component types downloaded at the start. Default: none.'),
    forceRedownload: flag('Download and run a bundle again although it is there. Default false.'),
    initializeMarketsComponent: flag(
      'Place the components that waited for a bundle as soon as it is there. Default false: the host calls handle.add().',
    ),
  }),
  polyfills: Type.Union([Type.Boolean(), Type.Array(Type.String())], {
    description:
      'true: those recommended. A list: those named, such as Promise.try. A feature that exists downloads nothing. Default true.',
    tsType: 'boolean | readonly string[]',
  }),
  libraries: Type.Array(Type.Unknown(), {
    description:
      'Classic scripts run before the components, in order: addresses, with #sha384-... to hold them to a hash, and presets. Anything else gives a warning.',
    tsType: 'readonly (string | LibraryPreset)[]',
  }),
  instrumentation: group('Who else is told what the loader does.', {
    providers: Type.Array(Type.Unknown(), {
      description: 'Called with each event; two or more give a performance warning.',
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
      description: 'Counts of what was shown, sent to our own collector; with attributes of the host. Default true.',
      tsType: 'boolean | { readonly attributes?: UsageAttributes }',
    },
  ),
  morningstarUsageTracking: group('Who the usage belongs to.', {
    enabled: flag('Default true; false turns usage tracking off.'),
    applicationId: text('The name under which usage is counted.'),
  }),
  userIdentity: group('Who looks at the page; handed to widgets.', {
    userId: text('Not together with getUserIdFromToken.'),
    sessionId: text("The host's session."),
    getUserIdFromToken: flag('Take the user id from the claim sub of apiGatewayToken.'),
  }),
  api: group('Tokens over time.', {
    apiTokenExpiredCallback: code(
      'TokenCallback',
      'Called with the name of a token that has 60 s or less to live; answers the new one. Never twice at a time.',
    ),
    tokenSources: code(
      'Readonly<Record<string, TokenSource>>',
      'Further tokens for widgets, by name. Asked each time a widget asks.',
    ),
  }),
  mwc: group('Helpers.', {
    'mwc-application-helper': group('A module started before the components.', {
      environment: choice(environments, 'Which CDN. Default prod.'),
      version: text('Exact, tilde, caret or wildcard. Default *.'),
    }),
  }),
  elementBindings: Type.Array(
    group('One component in one container.', {
      tagName: text("Name of the custom element. Default: the component's own."),
      morningstarComponentId: text('Key of the component in the configuration.'),
      container: text('Id of the element on the page that takes it.'),
    }),
    {
      description: 'What is placed at the start. Default: nothing; handle.add() places later.',
      tsType: 'readonly ElementBinding[]',
    },
  ),
  debug: flag('A readable log and a panel. Default false. Ours.'),
  delivery: group('Where everything is, for self-hosted installations. Ours.', {
    cdn: place("Default: the folder the loader's own file came from."),
    fallbackCdn: place('A second CDN with the same files, asked when the first fails.'),
    configApi: place("Default: /config-api/ where the loader's own file came from. {region} in it is replaced."),
    api: text("Where widgets ask for data. Default: the root where the loader's own file came from."),
    usage: text("Collector of usage tracking. Default: /usage where the loader's own file came from."),
    manifest: code('ComponentsManifest', 'The manifest, where the page has it already: no request is made.'),
    configuration: code(
      'ComponentConfiguration | Promise<ComponentConfiguration>',
      'The configuration, where the page has it already or has asked for it already: no request is made.',
    ),
    timeoutMs: Type.Number({ description: 'Longest wait for one answer. Default 10000.' }),
  }),
})
