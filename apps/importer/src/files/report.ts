import type { Item, Place, Reject, SkipCode, WarningCode } from '@bellwether/import-formats'

/** What became of one file; the file of `--report` holds a list of them. */
export interface FileReport {
  readonly file: string
  /** Null where it was not recognised. */
  readonly format: string | null
  readonly read: number
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  /** Rows that are right and are not kept, by reason. */
  readonly skipped: Readonly<Partial<Record<SkipCode, number>>>
  readonly warnings: readonly string[]
  readonly rejects: readonly PlacedReject[]
  /** Rejects and warnings beyond those listed. */
  readonly leftOut: number
  readonly seconds: number
  /** Why nothing of it was stored; null where it was. */
  readonly error: { readonly code: string; readonly message: string; readonly damaged: boolean } | null
}

export interface PlacedReject extends Reject {
  readonly at: Place
}

const maxListed = 10_000
/** Counts what happens to a file's rows. Lists are bounded: a file may have millions of rows. */
export class Tally {
  #read = 0
  #inserted = 0
  #updated = 0
  #unchanged = 0
  #rejected = 0
  #leftOut = 0
  readonly #skipped: Partial<Record<SkipCode, number>> = {}
  readonly #warnings: string[] = []
  readonly #rejects: PlacedReject[] = []

  /** Counts what a format has said; true for a record, which is still to be written. */
  add(item: Item): item is Extract<Item, { record: unknown }> {
    if ('warning' in item) {
      this.warn(item.at, item.warning)
      return false
    }
    this.#read += 'record' in item ? (item.rows ?? 1) : 1
    if ('record' in item) return true
    if ('reject' in item) this.reject(item.at, item.reject)
    else this.skip(item.skip)
    return false
  }

  wrote({ inserted, updated, unchanged }: { inserted: number; updated: number; unchanged: number }): void {
    this.#inserted += inserted
    this.#updated += updated
    this.#unchanged += unchanged
  }

  reject(at: Place, reject: Reject, rows = 1): void {
    this.#rejected += rows
    if (this.#rejects.length < maxListed) this.#rejects.push({ at, ...reject })
    else this.#leftOut += 1
  }

  skip(code: SkipCode, rows = 1): void {
    this.#skipped[code] = (this.#skipped[code] ?? 0) + rows
  }

  warn(at: Place, warning: string, code?: WarningCode): void {
    if (this.#warnings.length < maxListed) this.#warnings.push(`${at}: ${code ? `${code}: ` : ''}${warning}`)
    else this.#leftOut += 1
  }

  counts() {
    return {
      read: this.#read,
      inserted: this.#inserted,
      updated: this.#updated,
      unchanged: this.#unchanged,
      rejected: this.#rejected,
      skipped: this.#skipped,
    }
  }

  lists() {
    return { warnings: this.#warnings, rejects: this.#rejects, leftOut: this.#leftOut }
  }
}
