/** Every error of the loader. No class: one costs bytes on every page, and each part of the loader would have its own. */
export interface LoaderError extends Error {
  /** Stays the same in built files. */
  readonly name: 'LoaderError'
  /** Recognise an error by it, never by its text. See docs/errors.md. */
  readonly code: string
  /** The field of the configuration to correct. */
  readonly path?: string
  /** Of the answer to a request that failed; 0 if there was none. */
  readonly status: number
}

/** A cause that is a number is the status of an answer. */
function createError(code: string, message: string, cause?: unknown): LoaderError {
  return Object.assign(new Error(message, { cause }), {
    name: 'LoaderError',
    code,
    status: Number(cause) || 0,
  } as const)
}

/** For faults of the configuration, which only lazy parts find. */
function createFieldError(code: string, message: string, path: string): LoaderError {
  return Object.assign(createError(code, message), { path })
}

export function isLoaderError(error: unknown): error is LoaderError {
  return error instanceof Error && error.name === 'LoaderError'
}

export const cdnUnknown = () => createError('LOADER_CDN_UNKNOWN', 'Specified CDN environment does not exist.')

export const componentsMissing = () => createError('LOADER_COMPONENTS_MISSING', 'Missing components from appConfig')

export const bundleNotFound = (type: string) =>
  createError('LOADER_NO_BUNDLE', `Cannot find the bundle files for component: ${type}`)

export const requestFailed = (url: string, cause: unknown) =>
  createError('LOADER_REQUEST_FAILED', `Failed to load ${url}: ${cause}`, cause)

export const hashMissing = (path: string) => createError('LOADER_NO_HASH', `Missing hash of ${path}`)

export const containerMissing = (id: string) => createError('LOADER_NO_CONTAINER', `Missing container ${id}`)

export const tokenMissing = (name: string) => createError('LOADER_TOKEN_MISSING', `Missing apiTokens.${name}`)

/** Whatever the code of a component throws. */
export const widgetFailed = 'LOADER_WIDGET_FAILED'

// Those below are thrown by lazy parts and cost the core nothing.

export const invalidFormat = () =>
  createFieldError('LOADER_INVALID_FORMAT', 'Invalid configuration format', 'configuration.format')

export const invalidConfig = () => createError('LOADER_INVALID_CONFIG', 'The configuration must be an object.')

export const invalidChoice = (path: string, valid: readonly string[]) =>
  createFieldError(
    'LOADER_INVALID_CHOICE',
    `Specified ${path} is not valid. Valid values are: ${valid.join(', ')}`,
    path,
  )

export const invalidName = (path: string) =>
  createFieldError(
    'LOADER_INVALID_NAME',
    `${path} must be a name: letters, digits, - and _, in parts separated by dots.`,
    path,
  )

export const userIdTwice = () =>
  createFieldError('LOADER_USER_ID_TWICE', 'Specify userId or getUserIdFromToken, not both.', 'userIdentity')

const tokenPath = 'apiTokens.apiGatewayToken'

export const tokenRequired = (field: string) =>
  createFieldError('LOADER_TOKEN_REQUIRED', `${field} requires ${tokenPath}.`, tokenPath)

export const tokenInvalid = () =>
  createFieldError('LOADER_TOKEN_INVALID', 'The provided apiGatewayToken is invalid.', tokenPath)

export const sourceUnsupported = () =>
  createFieldError(
    'LOADER_SOURCE_UNSUPPORTED',
    'Specified configuration source type is not supported',
    'configuration.source',
  )

export const typeMissing = () => createError('LOADER_TYPE_MISSING', 'Missing type from first component in appConfig')

export const metadataFailed = (cause: unknown) =>
  createError('LOADER_METADATA_FAILED', 'Failed to retrieve metadata file from CDN', cause)

export const metadataWithoutRevision = () =>
  createError('LOADER_METADATA_WITHOUT_REVISION', 'Metadata file did not contain version/revision number')

export const tokenExpired = (name: string) =>
  createFieldError(
    'LOADER_TOKEN_EXPIRED',
    `${name} has expired, and api.apiTokenExpiredCallback returned no usable token.`,
    'api.apiTokenExpiredCallback',
  )

// Those of the package that is installed.

export const cdnMissing = () =>
  createFieldError(
    'LOADER_CDN_MISSING',
    'A loader that was installed needs the address of its CDN, such as https://research.example/cdn/.',
    'delivery.cdn',
  )

export const scriptFailed = (src: string, cause: unknown) =>
  createError('LOADER_SCRIPT_FAILED', `Failed to load the loader's script ${src}`, cause)
