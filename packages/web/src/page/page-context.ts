import type { Stars } from '@bellwether/blocks'
import type { Locale } from '@bellwether/locale'
import type { Firm } from './firm.ts'

export interface Assets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

export interface PageContext {
  readonly origin: string
  /** Path of this page in its canonical spelling. */
  readonly path: string
  /** Who is logged in; null for a guest. */
  readonly account: { readonly name: string } | null
  /** The login, and from there back to this page. */
  readonly loginPath: string
  readonly stars: Stars
  /** Named in the footer where it is configured. */
  readonly firm?: Firm | null
  /** The language of the page; en-GB unless given. */
  readonly locale?: Locale
  readonly assets: Assets
}
