/** What keeps a configuration from being looked at beforehand. Faults of the configuration itself are errors of the loader. */
export class PreflightError extends Error {
  override name = 'PreflightError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export class LoaderNotPublishedError extends PreflightError {
  override name = 'LoaderNotPublishedError'
  readonly wanted: string
  readonly published: readonly string[]
  constructor(wanted: string, published: readonly string[]) {
    super(
      'PREFLIGHT_NO_LOADER',
      `components.json has no loader of version ${wanted} with its hash; published: ${published.join(', ') || 'none'}.`,
    )
    this.wanted = wanted
    this.published = published
  }
}

export class ConfigShapeError extends PreflightError {
  override name = 'ConfigShapeError'
  /** Of the field. */
  readonly path: string
  constructor(path: string, problem: string) {
    super('PREFLIGHT_SHAPE', `${path || 'The configuration'}: ${problem}`)
    this.path = path
  }
}
