export interface Assets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

export interface PageContext {
  readonly origin: string
  /** Path of this page in its canonical spelling. */
  readonly path: string
  readonly assets: Assets
  /** Stands where the response's nonce goes. */
  readonly nonce: string
}
