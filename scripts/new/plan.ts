/** A file that is already there and gets a few lines more. */
export interface Edit {
  readonly path: string
  readonly change: (text: string) => string
}

/** What `npm run new` does for one name. Paths are from the root of the repository. */
export interface Plan {
  /** The text of each new file, by path. */
  readonly files: Readonly<Record<string, string>>
  readonly edits: readonly Edit[]
  /** Scripts that write what follows from the sources, by path. */
  readonly scripts?: readonly string[]
  /** Whatever of these exists has the name already, as has any of the new files. */
  readonly taken: readonly string[]
  /** What to do then, in order, the fastest command first. */
  readonly steps: readonly string[]
}
