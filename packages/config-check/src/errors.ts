/** What keeps a configuration from being looked at beforehand. Faults of the configuration itself are errors of the loader. */
export class ConfigCheckError extends Error {
  override name = 'ConfigCheckError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export class LoaderNotPublishedError extends ConfigCheckError {
  override name = 'LoaderNotPublishedError'
  readonly wanted: string
  readonly published: readonly string[]
  constructor(wanted: string, published: readonly string[]) {
    super(
      'CONFIG_CHECK_NO_LOADER',
      `components.json has no loader of version ${wanted} with its hash; published: ${published.join(', ') || 'none'}.`,
    )
    this.wanted = wanted
    this.published = published
  }
}

export class ConfigShapeError extends ConfigCheckError {
  override name = 'ConfigShapeError'
  /** Of the field. */
  readonly path: string
  constructor(path: string, problem: string) {
    super('CONFIG_CHECK_SHAPE', `${path || 'The configuration'}: ${problem}`)
    this.path = path
  }
}
