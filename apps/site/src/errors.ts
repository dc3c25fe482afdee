/** Faults of the site itself. What a visitor may be told is in the page; the text here is for operators. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export class NotBuiltError extends SiteError {
  override name = 'NotBuiltError'
  readonly path: string
  constructor(path: string, cause: unknown) {
    super(
      'SITE_NOT_BUILT',
      `The site's build is missing at ${path}. Run "npm run build", or start with "npm start", which builds by itself.`,
      { cause },
    )
    this.path = path
  }
}
