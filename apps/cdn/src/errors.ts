import type { UnavailableError } from '@bellwether/db'

/** Errors of the CDN, publishing and the configuration API. */
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
      `The build of a widget produced ${modules} modules instead of one. Do not use dynamic imports.`,
    )
    this.modules = modules
  }
}

/** All widgets of a page import React from one module, which has the names listed in it and no others. */
export class SharedReactError extends CdnError {
  override name = 'SharedReactError'
  readonly imported: string
  readonly file: string
  constructor(imported: string, file: string) {
    super(
      'CDN_REACT_NAME',
      `${file || 'A widget'} imports "${imported}" of React, which the shared module does not export. Use another, or add it to packages/widget-kit/src/shared-react.`,
    )
    this.imported = imported
    this.file = file
  }
}

/** Published versions are immutable: browsers cache them for a year. */
export class VersionPublishedError extends CdnError {
  override name = 'VersionPublishedError'
  readonly path: string
  constructor(path: string) {
    super(
      'CDN_VERSION_PUBLISHED',
      `${path} has already been published with different content. Increase the version in package.json, or use --replace in a folder that is not in use yet.`,
    )
    this.path = path
  }
}

/** The widgets of a folder share one runtime: a page with two would load both. */
export class RuntimeError extends CdnError {
  override name = 'RuntimeError'
  constructor(given: string, wanted: string) {
    super('CDN_RUNTIME', `Invalid runtime "${given.slice(0, 60)}": ${wanted}.`)
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
    super('CDN_NAME', `Invalid ${field} "${given.slice(0, 60)}": ${wanted}.`)
    this.field = field
    this.given = given
  }
}

/** A refusal whose message is for the caller. */
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
    super('CDN_NOTHING_PUBLISHED', 503, 'Nothing has been published on this CDN yet: components.json is missing.')
  }
}

/** Returned to anyone who requests the namespace, so that the owners of its pages can find out why they show nothing. */
export class NamespaceDeletedError extends CdnRefusal {
  override name = 'NamespaceDeletedError'
  readonly namespace: string
  constructor(namespace: string) {
    super(
      'CDN_NAMESPACE_DELETED',
      404,
      `The namespace ${JSON.stringify(namespace.slice(0, 60))} has been deleted by its owner. Nothing is served for it unless the owner restores it.`,
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
      `Hints are limited to ${perMinute} requests per minute and address. Cache responses as their Cache-Control header allows.`,
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
      `The token's "namespaces" claim does not include ${JSON.stringify(namespace.slice(0, 60))}.`,
    )
    this.namespace = namespace
  }
}

/** The database behind the configurations is away; the code is its own. */
export class CdnUnavailableError extends CdnRefusal {
  override name = 'CdnUnavailableError'
  readonly retryAfterSeconds: number
  constructor({ code, message, retryAfterSeconds }: UnavailableError) {
    super(code, 503, message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class ConfigRequestError extends CdnRefusal {
  override name = 'ConfigRequestError'
  constructor(status: number, problem: string) {
    super('CONFIG_REQUEST', status, `The request could not be read: ${problem}.`)
  }
}

export class ConfigNotFoundError extends CdnRefusal {
  override name = 'ConfigNotFoundError'
  readonly field: string
  constructor(field: string, given: string, reason: string) {
    super('CONFIG_NOT_FOUND', 404, `No configuration for ${field} ${JSON.stringify(given.slice(0, 60))}: ${reason}.`)
    this.field = field
  }
}

export class ConfigBodyError extends CdnError {
  override name = 'ConfigBodyError'
  readonly path: string
  constructor(path: string, problem: string) {
    super('CONFIG_BODY', `Invalid configuration: ${path} ${problem}.`)
    this.path = path
  }
}

/** A published widget could not be drawn here; the loader shows it instead. */
export class DrawingError extends CdnError {
  override name = 'DrawingError'
  constructor(type: string, version: string, reason: string) {
    super('CDN_DRAWING', `Drawing ${type} ${version} on the server failed: it ${reason}.`)
  }
}
