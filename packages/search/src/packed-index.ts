import type { SearchEntry } from './entry.ts'
import { joinArrays, splitArrays } from './packed-arrays.ts'
import { type EntryFormat, fromArrays, toArrays } from './packed-segment.ts'
import { buildOne, inSlices, type SearchIndex, SegmentedIndex } from './search-index.ts'

/** Another number whenever other bytes are made of the same entries, or a change of the rules needs other ones. */
const form = 'bellwether search index 1'

/**
 * The index of the entries in one piece of memory, to be kept and opened again in a moment. Made in slices as `buildSearchIndex` does.
 */
export async function packSearchIndex<Entry extends SearchEntry>(
  entries: Iterable<Entry>,
  format: EntryFormat<Entry>,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const segment = await buildOne(entries, pause)
  return joinArrays(form, await inSlices(toArrays(segment, format), pause))
}

/**
 * The index that `packSearchIndex` has put into the bytes, which belong to it from now on. Entries are read when they are found. Null for
 * bytes of another form, or that are not all there; that none of them has changed is for the caller to know.
 */
export function openSearchIndex<Entry extends SearchEntry>(
  bytes: Uint8Array<ArrayBuffer>,
  format: EntryFormat<Entry>,
): SearchIndex<Entry> | null {
  const arrays = splitArrays(form, bytes)
  return arrays && new SegmentedIndex<Entry>(fromArrays(arrays, format))
}
