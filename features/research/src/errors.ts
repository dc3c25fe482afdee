import { RefusedError, SiteError } from '@bellwether/web'

export class UnknownSecurityError extends SiteError {
  override name = 'UnknownSecurityError'
  override readonly statusCode = 404
  readonly given: string
  constructor(given: string) {
    super(
      'SITE_UNKNOWN_SECURITY',
      `No security has the market code "${given.slice(0, 40)}". Give one such as LSE:HVL or FUND:B0KXTM3.`,
    )
    this.given = given
  }
}

export class ScreenNotSavedError extends RefusedError {
  override name = 'ScreenNotSavedError'
  constructor(reason: string) {
    super('SITE_SCREEN_NOT_SAVED', 422, `The screen was not saved. ${reason}`)
  }
}
