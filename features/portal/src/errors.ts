import { RefusedError } from '@bellwether/web'

export class UnknownWidgetError extends RefusedError {
  override name = 'UnknownWidgetError'
  readonly given: string
  constructor(given: string) {
    const shown = given.slice(0, 40)
    super('SITE_UNKNOWN_WIDGET', 404, `Unknown widget "${shown}". See /developers/widgets for the published widgets.`)
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
      `"${given.slice(0, 80)}" cannot be embedded. Use the URL of a research page or of an embed on this site.`,
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
      `"${given.slice(0, 80)}" is private. Use the URL of a research page or of an embed on this site.`,
    )
    this.given = given
  }
}

export class OembedFormatError extends RefusedError {
  override name = 'OembedFormatError'
  readonly given: string
  constructor(given: string) {
    super('SITE_OEMBED_FORMAT', 501, `The format "${given}" is not supported. Use format=json or omit it.`)
    this.given = given
  }
}

export class TooManyRevisionsError extends RefusedError {
  override name = 'TooManyRevisionsError'
  readonly max: number
  constructor(max: number) {
    super(
      'SITE_TOO_MANY_REVISIONS',
      409,
      `This namespace has ${max} revisions, which is the maximum. Nothing was saved. Ask the operator of this site to delete old revisions.`,
    )
    this.max = max
  }
}

export class SecondApproverError extends RefusedError {
  override name = 'SecondApproverError'
  constructor() {
    super(
      'SITE_SECOND_APPROVER',
      409,
      'Nothing was published: in this namespace a draft must be published by an owner who has not changed it. Save a draft and ask another owner.',
    )
  }
}

export class DraftChangedError extends RefusedError {
  override name = 'DraftChangedError'
  constructor() {
    super(
      'SITE_DRAFT_CHANGED',
      409,
      'Nothing was done: the draft has been changed, published or discarded since you opened it. Go back, reload the page and look at it again.',
    )
  }
}
