interface LoaderFault {
  readonly code: string
  readonly message: string
  readonly path?: string
  readonly cause?: unknown
}

/** Every error of the loader. One class and plain facts: each class of its own would cost bytes on every page. */
export class LoaderError extends Error {
  /** Recognise an error by it, never by its text. See docs/errors.md. */
  declare readonly code: string
  /** The field of the configuration that is to be put right. */
  declare readonly path?: string
  constructor(fault: LoaderFault) {
    super(fault.message, fault)
    Object.assign(this, fault)
  }
}

export const cdnUnknown = () =>
  new LoaderError({ code: 'LOADER_CDN_UNKNOWN', message: 'Specified CDN environment does not exist.' })

export const invalidFormat = () =>
  new LoaderError({ code: 'LOADER_INVALID_FORMAT', message: 'Invalid configuration format' })

export const componentsMissing = () =>
  new LoaderError({ code: 'LOADER_COMPONENTS_MISSING', message: 'Missing components from appConfig' })

export const bundleNotFound = (type: string) =>
  new LoaderError({ code: 'LOADER_NO_BUNDLE', message: `Cannot find the bundle files for component: ${type}` })

export const requestFailed = (url: string, cause: unknown) =>
  new LoaderError({ code: 'LOADER_REQUEST_FAILED', message: `Failed to load ${url}`, cause })

export const hashMissing = (path: string) =>
  new LoaderError({ code: 'LOADER_NO_HASH', message: `Missing hash of ${path}` })

export const containerMissing = (id: string) =>
  new LoaderError({ code: 'LOADER_NO_CONTAINER', message: `Missing container ${id}` })

/** Whatever the code of a component throws. */
export const widgetFailed = { code: 'LOADER_WIDGET_FAILED' } as const

// Those below are thrown by lazy parts and cost the core nothing.

export const invalidConfig = () =>
  new LoaderError({ code: 'LOADER_INVALID_CONFIG', message: 'The configuration must be an object.' })

export const invalidChoice = (path: string, valid: readonly string[]) =>
  new LoaderError({
    code: 'LOADER_INVALID_CHOICE',
    message: `Specified ${path} is not valid. Valid values are: ${valid.join(', ')}`,
    path,
  })

export const invalidName = (path: string) =>
  new LoaderError({
    code: 'LOADER_INVALID_NAME',
    message: `${path} is needed: words of letters, digits, - and _, joined by dots.`,
    path,
  })

export const userIdTwice = () =>
  new LoaderError({
    code: 'LOADER_USER_ID_TWICE',
    message: 'Specify userId or getUserIdFromToken, not both.',
    path: 'userIdentity',
  })

export const tokenRequired = (asker: string) =>
  new LoaderError({
    code: 'LOADER_TOKEN_REQUIRED',
    message: `${asker} requires apiTokens.apiGatewayToken.`,
    path: 'apiTokens.apiGatewayToken',
  })

export const tokenInvalid = () =>
  new LoaderError({
    code: 'LOADER_TOKEN_INVALID',
    message: 'The provided apiGatewayToken is invalid.',
    path: 'apiTokens.apiGatewayToken',
  })

export const sourceUnsupported = () =>
  new LoaderError({
    code: 'LOADER_SOURCE_UNSUPPORTED',
    message: 'Specified configuration source type is not supported',
    path: 'configuration.source',
  })

export const typeMissing = () =>
  new LoaderError({ code: 'LOADER_TYPE_MISSING', message: 'Missing type from first component in appConfig' })

export const metadataFailed = (cause: unknown) =>
  new LoaderError({ code: 'LOADER_METADATA_FAILED', message: 'Failed to retrieve metadata file from CDN', cause })

export const metadataWithoutRevision = () =>
  new LoaderError({
    code: 'LOADER_METADATA_WITHOUT_REVISION',
    message: 'Metadata file did not contain version/revision number',
  })

export const tokenMissing = (name: string) =>
  new LoaderError({ code: 'LOADER_TOKEN_MISSING', message: `There is no token ${name}.`, path: `apiTokens.${name}` })

export const tokenExpired = (name: string) =>
  new LoaderError({
    code: 'LOADER_TOKEN_EXPIRED',
    message: `${name} has expired and api.apiTokenExpiredCallback gave no usable one.`,
    path: 'api.apiTokenExpiredCallback',
  })
