import { RefusedError } from '@bellwether/web'

export class UnknownWidgetError extends RefusedError {
  override name = 'UnknownWidgetError'
  readonly given: string
  constructor(given: string) {
    const told = given.slice(0, 40)
    super(
      'SITE_UNKNOWN_WIDGET',
      404,
      `No widget "${told}" is published here; /developers/widgets lists those there are.`,
    )
    this.given = given
  }
}

export class OembedUrlError extends RefusedError {
  override name = 'OembedUrlError'
  readonly given: string
  constructor(given: string, cause?: unknown) {
    super(
      'SITE_OEMBED_URL',
      404,
      `Nothing can be embedded from "${given.slice(0, 80)}". Give the address of a research page or a frame of this site.`,
    )
    this.given = given
    this.cause = cause
  }
}

export class OembedPrivateError extends RefusedError {
  override name = 'OembedPrivateError'
  readonly given: string
  constructor(given: string) {
    super(
      'SITE_OEMBED_PRIVATE',
      401,
      `"${given.slice(0, 80)}" is for its owner alone. Give the address of a research page or a frame of this site.`,
    )
    this.given = given
  }
}

export class OembedFormatError extends RefusedError {
  override name = 'OembedFormatError'
  readonly given: string
  constructor(given: string) {
    super('SITE_OEMBED_FORMAT', 501, `The format "${given}" is not offered; ask with format=json or without it.`)
    this.given = given
  }
}
