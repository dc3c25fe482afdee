/** Faults and refusals of the CDN, its publishing and the configuration API. */
export class CdnError extends Error {
  override name = 'CdnError'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export class BuildOutputError extends CdnError {
  override name = 'BuildOutputError'
  readonly modules: number
  constructor(modules: number) {
    super(
      'CDN_BUILD_OUTPUT',
      `The build of a widget gave ${modules} modules and must give one; import nothing on demand.`,
    )
    this.modules = modules
  }
}

/** What has been published under a version never changes: browsers keep it for a year. */
export class VersionPublishedError extends CdnError {
  override name = 'VersionPublishedError'
  readonly path: string
  constructor(path: string) {
    super(
      'CDN_VERSION_PUBLISHED',
      `${path} is published with other bytes. Raise the version in the package.json, or give --replace in a folder nobody uses yet.`,
    )
    this.path = path
  }
}

export class CdnUsageError extends CdnError {
  override name = 'CdnUsageError'
  constructor(forms: string) {
    super('CDN_USAGE', `Usage:\n${forms}`)
  }
}

export class CdnNameError extends CdnError {
  override name = 'CdnNameError'
  readonly field: string
  readonly given: string
  constructor(field: string, given: string, wanted: string) {
    super('CDN_NAME', `"${given.slice(0, 60)}" cannot be the ${field}; ${wanted}.`)
    this.field = field
    this.given = given
  }
}

/** A refusal whose text is for the caller. */
export class CdnRefusal extends CdnError {
  override name = 'CdnRefusal'
  readonly status: number
  constructor(code: string, status: number, message: string) {
    super(code, message)
    this.status = status
  }
}

export class NothingPublishedError extends CdnRefusal {
  override name = 'NothingPublishedError'
  constructor() {
    super(
      'CDN_NOTHING_PUBLISHED',
      503,
      'The folder of this CDN has no components.json: nothing has been published yet.',
    )
  }
}

/** Told to whoever asks by name: a page that still does cannot know otherwise why it shows nothing. */
export class NamespaceDeletedError extends CdnRefusal {
  override name = 'NamespaceDeletedError'
  readonly namespace: string
  constructor(namespace: string) {
    super(
      'CDN_NAMESPACE_DELETED',
      404,
      `The namespace ${JSON.stringify(namespace.slice(0, 60))} was deleted by an owner; nothing is served under it until that owner makes it again.`,
    )
    this.namespace = namespace
  }
}

export class HintsBodyError extends CdnRefusal {
  override name = 'HintsBodyError'
  constructor(status: number, problem: string) {
    super('CDN_HINTS_BODY', status, `Send a loader configuration as a JSON object: ${problem}.`)
  }
}

export class HintsLimitError extends CdnRefusal {
  override name = 'HintsLimitError'
  constructor(perMinute: number) {
    super(
      'CDN_HINTS_LIMIT',
      429,
      `Hints are answered ${perMinute} times a minute to one address. Keep an answer for as long as its Cache-Control says.`,
    )
  }
}

export class ConfigForbiddenError extends CdnRefusal {
  override name = 'ConfigForbiddenError'
  readonly namespace: string
  constructor(namespace: string) {
    super(
      'CONFIG_FORBIDDEN',
      403,
      `The token's claim "namespaces" does not hold ${JSON.stringify(namespace.slice(0, 60))}.`,
    )
    this.namespace = namespace
  }
}

export class ConfigNotFoundError extends CdnRefusal {
  override name = 'ConfigNotFoundError'
  readonly field: string
  constructor(field: string, given: string, reason: string) {
    super(
      'CONFIG_NOT_FOUND',
      404,
      `There is no configuration with the ${field} ${JSON.stringify(given.slice(0, 60))}: ${reason}.`,
    )
    this.field = field
  }
}

export class ConfigBodyError extends CdnError {
  override name = 'ConfigBodyError'
  readonly path: string
  constructor(path: string, problem: string) {
    super('CONFIG_BODY', `The configuration cannot be stored: ${path} ${problem}.`)
    this.path = path
  }
}
