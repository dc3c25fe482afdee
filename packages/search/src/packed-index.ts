import type { SearchEntry } from './entry.ts'
import { EntryReader } from './entry-table.ts'
import { type Arrays, joinArrays, splitArrays } from './packed-arrays.ts'
import { type EntryFormat, fromArrays, toArrays } from './packed-segment.ts'
import { type PackedStrings, StringPacker } from './packed-strings.ts'
import { inSlices, type SearchIndex, SegmentedIndex } from './search-index.ts'
import { arrangeEntries } from './segment.ts'

/** Another number whenever other bytes are made of the same entries, or a change of the rules needs other ones. */
const form = 'bellwether search index 1'

const entriesPerPause = 256

/**
 * The index of the entries, which have distinct ids, in one piece of memory, to be kept and opened again in a moment. Entries are taken as they
 * come and not kept, and all is done in slices of about a millisecond with a `pause` between them.
 */
export async function packSearchIndex<Entry extends SearchEntry>(
  batches: AsyncIterable<readonly Entry[]>,
  format: EntryFormat<Entry>,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new EntryReader()
  const packer = new StringPacker()
  for await (const batch of batches) {
    for (const [i, entry] of batch.entries()) {
      reader.add(entry)
      packer.add(format.toText(entry))
      if (i % entriesPerPause === 0) await pause()
    }
  }
  return joinArrays(form, await inSlices(arrange(reader, packer.finish()), pause))
}

function* arrange(reader: EntryReader, texts: PackedStrings): Generator<void, Arrays> {
  const { order, arranged } = yield* arrangeEntries(yield* reader.finish())
  return yield* toArrays(arranged, texts.inOrder(order))
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
