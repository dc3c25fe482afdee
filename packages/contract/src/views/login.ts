export interface LoginView {
  /** What was typed before, to be corrected. */
  readonly email: string
  /** Where to go afterwards: a path of this site. */
  readonly next: string | null
  readonly problem: string | null
  readonly demo: {
    readonly password: string
    readonly logins: readonly { readonly email: string; readonly what: string }[]
  } | null
  /** Where the login at an OpenID Connect provider starts; null when none is configured. */
  readonly openIdPath: string | null
}
