/** Base of what keeps a configuration from being checked. Faults of the configuration itself are errors of the loader. */
export abstract class ConfigCheckError extends Error {
  abstract readonly code: string
}

export class LoaderNotPublishedError extends ConfigCheckError {
  override readonly name = 'LoaderNotPublishedError'
  readonly code = 'CONFIG_CHECK_NO_LOADER'
  readonly wanted: string
  readonly published: readonly string[]
  constructor(wanted: string, published: readonly string[]) {
    super(`components.json has no loader ${wanted} with a hash; published versions: ${published.join(', ') || 'none'}.`)
    this.wanted = wanted
    this.published = published
  }
}

export class ConfigShapeError extends ConfigCheckError {
  override readonly name = 'ConfigShapeError'
  readonly code = 'CONFIG_CHECK_SHAPE'
  /** Of the field. */
  readonly path: string
  constructor(path: string, problem: string) {
    super(`${path || 'The configuration'}: ${problem}`)
    this.path = path
  }
}
