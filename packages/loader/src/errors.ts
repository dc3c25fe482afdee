/**
 * Every error of the loader. One class with its facts as arguments, unlike the classes of other packages: each class of its
 * own would cost bytes on every page.
 */
export class LoaderError extends Error {
  /** Recognise an error by it, never by its text. See docs/errors.md. */
  declare code: string
  /** The field of the configuration to correct. */
  declare path: string | undefined
  constructor(code: string, message: string, path?: string, cause?: unknown) {
    super(message, { cause })
    Object.assign(this, { code, path })
  }
}

export const cdnUnknown = () => new LoaderError('LOADER_CDN_UNKNOWN', 'Specified CDN environment does not exist.')

export const componentsMissing = () => new LoaderError('LOADER_COMPONENTS_MISSING', 'Missing components from appConfig')

export const bundleNotFound = (type: string) =>
  new LoaderError('LOADER_NO_BUNDLE', `Cannot find the bundle files for component: ${type}`)

export const requestFailed = (url: string, cause: unknown) =>
  new LoaderError('LOADER_REQUEST_FAILED', `Failed to load ${url}`, undefined, cause)

export const hashMissing = (path: string) => new LoaderError('LOADER_NO_HASH', `Missing hash of ${path}`)

export const containerMissing = (id: string) => new LoaderError('LOADER_NO_CONTAINER', `Missing container ${id}`)

/** Whatever the code of a component throws. */
export const widgetFailed = { code: 'LOADER_WIDGET_FAILED' } as const

// Those below are thrown by lazy parts and cost the core nothing.

export const invalidFormat = () =>
  new LoaderError('LOADER_INVALID_FORMAT', 'Invalid configuration format', 'configuration.format')

export const invalidConfig = () => new LoaderError('LOADER_INVALID_CONFIG', 'The configuration must be an object.')

export const invalidChoice = (path: string, valid: readonly string[]) =>
  new LoaderError(
    'LOADER_INVALID_CHOICE',
    `Specified ${path} is not valid. Valid values are: ${valid.join(', ')}`,
    path,
  )

export const invalidName = (path: string) =>
  new LoaderError(
    'LOADER_INVALID_NAME',
    `${path} is required: letters, digits, - and _, in parts separated by dots.`,
    path,
  )

export const userIdTwice = () =>
  new LoaderError('LOADER_USER_ID_TWICE', 'Specify userId or getUserIdFromToken, not both.', 'userIdentity')

const tokenPath = 'apiTokens.apiGatewayToken'

export const tokenRequired = (field: string) =>
  new LoaderError('LOADER_TOKEN_REQUIRED', `${field} requires ${tokenPath}.`, tokenPath)

export const tokenInvalid = () =>
  new LoaderError('LOADER_TOKEN_INVALID', 'The provided apiGatewayToken is invalid.', tokenPath)

export const sourceUnsupported = () =>
  new LoaderError(
    'LOADER_SOURCE_UNSUPPORTED',
    'Specified configuration source type is not supported',
    'configuration.source',
  )

export const typeMissing = () =>
  new LoaderError('LOADER_TYPE_MISSING', 'Missing type from first component in appConfig')

export const metadataFailed = (cause: unknown) =>
  new LoaderError('LOADER_METADATA_FAILED', 'Failed to retrieve metadata file from CDN', undefined, cause)

export const metadataWithoutRevision = () =>
  new LoaderError('LOADER_METADATA_WITHOUT_REVISION', 'Metadata file did not contain version/revision number')

export const tokenMissing = (name: string) =>
  new LoaderError('LOADER_TOKEN_MISSING', `There is no token ${name}.`, `apiTokens.${name}`)

export const tokenExpired = (name: string) =>
  new LoaderError(
    'LOADER_TOKEN_EXPIRED',
    `${name} has expired, and api.apiTokenExpiredCallback returned no usable token.`,
    'api.apiTokenExpiredCallback',
  )

// Those of the package that is installed.

export const cdnMissing = () =>
  new LoaderError(
    'LOADER_CDN_MISSING',
    'A loader that was installed needs the address of its CDN, such as https://research.example/cdn/.',
    'delivery.cdn',
  )

export const scriptFailed = (src: string, cause: unknown) =>
  new LoaderError('LOADER_SCRIPT_FAILED', `Failed to load the loader's script ${src}`, undefined, cause)
