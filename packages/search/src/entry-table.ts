import { securityTypes } from '@bellwether/domain'
import { codeKeys } from './code-key.ts'
import type { SearchEntry } from './entry.ts'
import { NameReader, type NameTable } from './name-table.ts'
import { Uint32List } from './uint32-list.ts'

/** All that an index is made of, of each entry as they came; the entries themselves are not needed any more. */
export interface EntryTable {
  readonly ids: Float64Array
  /** In the form that sorts: absent and not a number come last. */
  readonly sizes: Float64Array
  /** Indexes into `securityTypes`. */
  readonly types: Uint8Array
  readonly names: NameTable
  /** Keys of entry e are `codes[codeStarts[e]]` on. */
  readonly codes: readonly string[]
  readonly codeStarts: Uint32Array
}

/** Takes entries one after the other. */
export class EntryReader {
  private readonly ids: number[] = []
  private readonly sizes: number[] = []
  private readonly types: number[] = []
  private readonly names = new NameReader()
  private readonly codes: string[] = []
  private readonly codeStarts = new Uint32List()

  add(entry: SearchEntry): void {
    this.ids.push(entry.id)
    this.sizes.push(sizeOf(entry))
    this.types.push(securityTypes.indexOf(entry.type))
    this.names.add(entry)
    this.codeStarts.push(this.codes.length)
    for (const key of codeKeys(entry)) this.codes.push(key)
  }

  *finish(): Generator<void, EntryTable> {
    this.codeStarts.push(this.codes.length)
    return {
      ids: new Float64Array(this.ids),
      sizes: new Float64Array(this.sizes),
      types: new Uint8Array(this.types),
      names: yield* this.names.finish(),
      codes: this.codes,
      codeStarts: this.codeStarts.toArray(),
    }
  }
}

export function sizeOf({ size }: Pick<SearchEntry, 'size'>): number {
  return size === null || Number.isNaN(size) ? Number.NEGATIVE_INFINITY : size
}
